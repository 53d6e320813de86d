/** The fields of a found work. */
export type FoundWork = {
  identifier: string;
  title: string;
  creators: readonly { name: string }[];
  date: string | null;
  technique: string | null;
  subjects: readonly string[];
};

type Expected = (work: FoundWork) => boolean;

const is =
  (...identifiers: string[]): Expected =>
  ({ identifier }) =>
    identifiers.includes(identifier);
const by =
  (name: string | RegExp): Expected =>
  ({ creators }) =>
    creators.some((creator) =>
      typeof name === "string" ? creator.name === name : name.test(creator.name),
    );
const titled =
  (title: string | RegExp): Expected =>
  (work) =>
    typeof title === "string" ? work.title === title : title.test(work.title);
const about =
  (subject: RegExp): Expected =>
  ({ subjects }) =>
    subjects.some((one) => subject.test(one));
const all =
  (...parts: Expected[]): Expected =>
  (work) =>
    parts.every((part) => part(work));
const either =
  (...parts: Expected[]): Expected =>
  (work) =>
    parts.some((part) => part(work));
const dated =
  (date: RegExp): Expected =>
  (work) =>
    date.test(work.date ?? "");
const made =
  (technique: RegExp): Expected =>
  (work) =>
    technique.test(work.technique ?? "");
const not =
  (part: Expected): Expected =>
  (work) =>
    !part(work);

const turner = by("Joseph Mallord William Turner");
const constable = by(/^John Constable/);

/**
 * Searches over the Tate's works of 2014, with the results that a librarian would expect first. Written from the table
 * before the search was tried; extended afterwards for three titles of which the table has more works than first
 * noticed ("Téméraire", "Hannibal", "Burial at Sea").
 */
export const relevanceSet: readonly (readonly [typed: string, expected: Expected])[] = [
  // Names, complete and partial, in any order, with initials, with and without accents.
  ["Rembrandt", titled(/rembrandt/i)],
  ["turner", turner],
  ["Turner, J.M.W.", turner],
  ["jmw turner", turner],
  ["joseph turner", turner],
  ["William Blake", by("William Blake")],
  ["blake william", by("William Blake")],
  ["hockney", by("David Hockney")],
  ["francis bacon", by("Francis Bacon")],
  ["Salvador Dali", by("Salvador Dalí")],
  ["dalí", by("Salvador Dalí")],
  ["joan miro", by("Joan Miró")],
  ["cezanne", by("Paul Cézanne")],
  ["L S Lowry", by("L.S. Lowry")],
  ["ls lowry", by("L.S. Lowry")],
  ["barbara hepworth", by("Dame Barbara Hepworth")],
  ["Hepworth, B.", by("Dame Barbara Hepworth")],
  ["moore henry", by(/^Henry Moore/)],
  ["McNeill Whistler", by("James Abbott McNeill Whistler")],
  ["d g rossetti", by("Dante Gabriel Rossetti")],
  ["burne jones", by("Sir Edward Coley Burne-Jones, Bt")],
  ["gaudier-brzeska", by("Henri Gaudier-Brzeska")],
  ["after turner", either(by(/after Joseph Mallord William Turner/), titled(/after Turner/i))],
  ["after william blake", by("after William Blake")],
  ["paul nash", by("Paul Nash")],
  ["lucian freud", by("Lucian Freud")],
  // Typing errors.
  ["Tuner", turner],
  ["Rembrant", titled(/rembrandt/i)],
  ["Hepwroth", by("Dame Barbara Hepworth")],
  ["constabel", constable],
  ["mondrain", by("Piet Mondrian")],
  ["lichtenstien", by("Roy Lichtenstein")],
  ["gainsboro", by(/Gainsborough/)],
  ["picaso weeping woman", is("T05010", "T06929")],
  // Identifiers in the forms that users type.
  ["N00530", is("N00530")],
  ["n00530", is("N00530")],
  ["T 03254", is("T03254")],
  ["d01356", is("D01356")],
  ["P-07241", is("P07241")],
  ["ar 00122", is("AR00122")],
  ["01279", is("N01279", "D01279", "A01279", "T01279", "P01279", "AR01279")],
  // Titles, complete and partial, with their maker.
  ["ophelia", titled("Ophelia")],
  ["the lady of shalott", is("N01543", "N04052")],
  ["lady of shalott waterhouse", is("N01543")],
  ["a bigger splash", is("T03254")],
  ['"norham castle, sunrise"', titled(/^Norham Castle, Sunrise/)],
  ["norham castle sunrise", is("N01981")],
  ["blake newton", is("N05058")],
  ["nocturne battersea bridge", is("N01959")],
  ["the snail", is("T00540")],
  ["narcissus dali", is("T02343")],
  ["whaam", is("T00897")],
  ["the kiss rodin", is("N06228")],
  ["beata beatrix", is("N01279")],
  ["fighting temeraire", titled(/fighting t[eé]m[eé]raire/i)],
  ["rain steam speed", is("T06366")],
  ["cholmondeley ladies", is("T00069")],
  ["hannibal alps", titled(/hannibal.*alps/i)],
  ["flatford mill constable", all(constable, titled(/Flatford Mill/))],
  ["warhol marilyn", all(by("Andy Warhol"), titled(/Marilyn/))],
  ["duchamp fountain", is("T07573")],
  ["mares foals", is("T00295")],
  ["burial at sea", titled(/burial at sea/i)],
  ["nocturne -whistler", all(titled(/nocturne/i), not(by(/Whistler/)))],
  ['"snow storm" turner', is("N00490", "N00530")],
  ["the last judgement martin", is("T01927")],
  ["carnation lily", is("N01615")],
  ["totes meer", is("N05717")],
  ["seated woman", titled("Seated Woman")],
  ["stonehenge", titled("Stonehenge")],
  ["hope watts", is("N01640")],
  ["chichester canal", is("N00560", "T03885")],
  ["resurrection cookham", is("N04239")],
  ["judd no title", all(by("Donald Judd"), titled("[no title]"))],
  // Subjects, places, techniques and years.
  ["turner storm sea", all(turner, titled(/storm/i), either(titled(/\bsea\b/i), about(/^sea$/)))],
  ["windmill", titled(/windmill/i)],
  ["lighthouse", titled(/lighthouse/i)],
  ["edinburgh castle", titled(/edinburgh castle/i)],
  ["venice turner", all(turner, titled(/venice/i))],
  ["river thames etching", all(either(about(/River Thames/), titled(/thames/i)), made(/etching/i))],
  ["degas bronze dancer", is("N06076")],
  ["hockney 1967", all(by("David Hockney"), dated(/1967/))],
  ["marilyn monroe 1962", is("AR00319")],
  ["constable mezzotint", all(constable, made(/mezzotint/i))],
  ["self portrait photograph", all(titled(/self-portrait/i), made(/photograph/i))],
  ["shipwreck -turner", all(not(turner), either(titled(/shipwreck/i), about(/shipwreck/)))],
];
