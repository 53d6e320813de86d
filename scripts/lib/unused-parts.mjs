/**
 * Parts of Relay that its main module imports and this client never calls. They are CommonJS, so a bundler cannot
 * remove them. Before you use one, remove it from the list.
 */
const unused = [
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js",
  "relay-runtime/lib/mutations/createUpdatableProxy.js",
  "relay-runtime/lib/network/RelayQueryResponseCache.js",
  "relay-runtime/lib/store/RelayModernFragmentSpecResolver.js",
  "relay-runtime/lib/store/observeFragmentExperimental.js",
  "relay-runtime/lib/store/waitForFragmentExperimental.js",
  "react-relay/lib/relay-hooks/EntryPointContainer.react.js",
  "react-relay/lib/relay-hooks/loadEntryPoint.js",
  "react-relay/lib/relay-hooks/useEntryPointLoader.js",
  "react-relay/lib/relay-hooks/useLazyLoadQuery.js",
  "react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js",
  "react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js",
];

/**
 * Excludes unused parts from the bundle. Calling one anyway throws an error with the reason.
 *
 * @returns {import('esbuild').Plugin}
 */
export function leaveOutUnusedParts() {
  return {
    name: "unused-parts",
    setup(build) {
      /** @type {Set<string>} */
      const met = new Set();
      build.onLoad(
        { filter: /[\\/](react-relay|relay-runtime)[\\/]lib[\\/]/ },
        ({ path: file }) => {
          const name = unused.find((part) => file.replaceAll("\\", "/").endsWith(part));
          if (!name) return undefined;
          met.add(name);
          const sentence = JSON.stringify(
            `${name} is left out of the bundle, see unused-parts.mjs`,
          );
          return { contents: `module.exports = () => { throw new Error(${sentence}); };` };
        },
      );
      build.onEnd(() => {
        const missed = unused.filter((name) => !met.has(name));
        if (missed.length > 0) throw new Error(`No longer part of Relay: ${missed.join(", ")}`);
      });
    },
  };
}
