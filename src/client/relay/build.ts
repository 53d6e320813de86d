declare const __BUILD_ID__: string;
declare const __CONTRACT_HASH__: string;

/** Names the build this program belongs to; the bundler puts it in. */
export const buildId = __BUILD_ID__;

/** Changes with every change of the contract; the bundler puts it in. */
export const contractHash = __CONTRACT_HASH__;
