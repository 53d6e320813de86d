import type {
  MutationResolvers,
  RemoteImages,
  RemoteImagesResolvers,
} from "../../../__generated__/resolvers.ts";
import type { Complete } from "./complete.ts";
import type { RemoteImagesModel } from "./models.ts";
import { viewerOf } from "./viewer.ts";

export const remoteImages: Complete<RemoteImages, RemoteImagesModel, RemoteImagesResolvers> = {
  check: (_images, _, { remoteCheckup }) => remoteCheckup.progress,
};

/** Mutations of remote images; the permission table restricts them to curators and owners. */
export const remoteImageMutations: Required<Pick<MutationResolvers, "checkRemotePictures">> = {
  checkRemotePictures: async (_, { input: { isWanted = true } }, context) => {
    const { remoteCheckup } = context;
    if (isWanted) remoteCheckup.begin();
    else await remoteCheckup.stop();
    return { __typename: "CheckRemotePicturesSuccess", viewer: await viewerOf(context) };
  },
};
