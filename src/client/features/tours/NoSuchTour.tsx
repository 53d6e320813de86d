import { EmptyState } from "../../ui/EmptyState.tsx";
import { TourCodeForm } from "./TourCodeForm.tsx";

/** Stands for a tour that is not there, or not to be asked for now. */
export function NoSuchTour({ sentence }: { sentence: string }) {
  return (
    <div className="page">
      <EmptyState title="No tour here" level={1} actions={<TourCodeForm />}>
        <p>{sentence}</p>
      </EmptyState>
    </div>
  );
}
