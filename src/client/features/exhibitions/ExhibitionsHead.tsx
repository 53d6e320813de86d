import { PageHead } from "../../ui/PageHead.tsx";

/** What the list of exhibitions says of itself. @param origin people reach the site by */
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
