import { PageHead } from "../../ui/PageHead.tsx";

/** Title and metadata of the list of exhibitions. @param origin public origin of the site */
export function ExhibitionsHead({ origin }: { origin: string }) {
  const address = `${origin}/exhibitions`;
  return (
    <PageHead
      title="Exhibitions"
      description="Works arranged into something to walk through."
      address={address}
      about={{
        "@context": "https://schema.org",
        "@type": "CollectionPage",
        url: address,
        name: "Exhibitions",
      }}
    />
  );
}
