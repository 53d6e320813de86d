import fc from "fast-check";

// Generated tests make the same cases in every run, so that a red run is about the change it tests. Another seed looks
// for new cases: `npm test -- --seed 7`.
fc.configureGlobal({ seed: Number(process.env.VITRINE_SEED ?? 1) });
