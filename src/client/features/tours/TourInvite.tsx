import { CopyText } from "../works/CopyText.tsx";
import { QrCode } from "../works/QrCode.tsx";
import { codeInWords, tourAddress } from "./tour-address.ts";

/** The ways to join a tour: its code, its URL and a QR code. */
export function TourInvite({ code }: { code: string }) {
  const address = tourAddress(code);
  return (
    <div className="tour-invite">
      <div className="tour-invite__words">
        <p>
          Its code:
          <strong className="tour-invite__code" translate="no">
            {codeInWords(code)}
          </strong>
        </p>
        <CopyText label="Link to follow it" text={address} />
      </div>
      <QrCode text={address} />
    </div>
  );
}
