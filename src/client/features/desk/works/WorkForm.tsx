import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { problemsOf } from "../../../../record/work-rules.ts";
import type { Refusal } from "../../parts/refusal.ts";
import { useTold } from "../../parts/use-told.ts";
import { ConflictList } from "./ConflictList.tsx";
import { fieldsInWords } from "./field-words.ts";
import { FormSection } from "./FormSection.tsx";
import { LanguageOfRecord } from "./LanguageOfRecord.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { NewerWork } from "./NewerWork.tsx";
import { OtherValues } from "./OtherValues.tsx";
import { RightsOfWork } from "./RightsOfWork.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { TextOfWork } from "./TextOfWork.tsx";
import { useEditWork } from "./useEditWork.ts";
import type { useWorkDraft } from "./use-work-draft.ts";
import { WhatItIs } from "./WhatItIs.tsx";
import { WhenAndWhere } from "./WhenAndWhere.tsx";
import { toSave } from "./work-changes.ts";
import { WorkFormContext } from "./WorkFormContext.ts";
import type { ReadWork } from "./workAsRead.ts";
import { writtenOf } from "./written.ts";
import type { Written } from "./written.ts";

type WorkFormProps = {
  draft: ReturnType<typeof useWorkDraft>;
  /** The work as the store knows it. */
  read: ReadWork;
};

const none: ReadonlyMap<string, string> = new Map();

/** The form of a work's record, saved as a whole. */
export function WorkForm({ draft, read }: WorkFormProps) {
  const { base, written, changes, conflicts } = draft;
  const { editWork, isEditing } = useEditWork();
  const [problems, setProblems] = useState(none);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** The last action, and the version of the work that it produced. */
  const [last, setLast] = useState({ sentence: "", version: 0 });
  /** The form values before they were discarded. */
  const [discarded, setDiscarded] = useState<Written | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const said = last.version === base.version ? last.sentence : "";
  const setSaid = useCallback(
    (sentence: string, version = base.version) => setLast({ sentence, version }),
    [base.version],
  );
  const refuse = useTold(`“${base.fields.title}” was not saved.`, setRefusal);

  useEffect(() => {
    if (problems.size > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const fields = useMemo(
    () => ({
      written,
      problems,
      changed: new Set(changes.map(({ field }) => field)),
      write: (...[field, value]: Parameters<typeof draft.write>) => {
        draft.write(field, value);
        setSaid("");
        setDiscarded(null);
        setProblems((before) => without(before, field));
      },
      putBack: draft.putBack,
    }),
    [draft, written, problems, changes, setSaid],
  );

  function save() {
    if (isEditing) return;
    setRefusal(null);
    setDiscarded(null);
    if (conflicts.length > 0) {
      return setSaid("Choose first what is to stay of what somebody else changed too.");
    }
    const ready = toSave(base.fields, written);
    const wrong = problemsOf(ready.fields, base.fields);
    setProblems(new Map(wrong.map(({ field, message }) => [field, message])));
    if (wrong.length > 0) {
      draft.replace(ready.written);
      return setSaid(
        wrong.length === 1
          ? "Nothing is saved: one value is wrong."
          : `Nothing is saved: ${wrong.length} values are wrong.`,
      );
    }
    draft.replace(writtenOf(ready.saved));
    if (Object.keys(ready.fields).length === 0) return setSaid("There was nothing to save.");
    setSaid("");
    editWork(
      base,
      { fields: ready.fields },
      {
        onDone: (work) => {
          draft.meet(work, ready.saved);
          setSaid("Saved.", work.version);
        },
        onConflict: (work, sentence) => {
          setSaid(sentence, work.version);
          draft.meet(work);
        },
        onRefused: (reason) => {
          setProblems(new Map(Object.entries(reason.problems ?? {})));
          refuse(reason);
        },
      },
    );
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);

  function discard() {
    setDiscarded(written);
    setProblems(none);
    setRefusal(null);
    setSaid("Your changes are discarded.");
    draft.replace(writtenOf(base.fields));
  }

  return (
    <WorkFormContext value={fields}>
      <form
        ref={form}
        className="work-form"
        noValidate
        aria-label="What is told of the work"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {read.version > base.version && !isEditing && (
          <NewerWork
            fields={draft.changedBy(read)}
            onShow={() => {
              setSaid("");
              draft.meet(read);
            }}
          />
        )}
        {conflicts.length > 0 && (
          <ConflictList
            conflicts={conflicts}
            theirs={base.fields}
            mine={written}
            onTheirs={(field) => {
              setSaid("");
              draft.putBack(field);
            }}
            onMine={(field) => {
              setSaid("");
              draft.settle(field);
            }}
          />
        )}
        <WhatItIs />
        <WhenAndWhere />
        <FormSection title="Description">
          <TextOfWork
            field="description"
            isLabelHidden
            rows={6}
            description="Plain text; an empty line begins a new paragraph."
          />
          <LanguageOfRecord />
        </FormSection>
        <RightsOfWork />
        <OtherValues />
        <SaveBar
          changed={changes.length}
          sentence={
            changes.length > 0 && changes.length < 4
              ? `Not saved: ${fieldsInWords(changes.map(({ field }) => field))}.`
              : `Not saved: ${changes.length} fields.`
          }
          isFound={draft.found > 0}
          isSaving={isEditing}
          said={said}
          refusal={refusal}
          onAgain={() => setRefusal(null)}
          onDiscard={discard}
          onUndo={
            discarded &&
            (() => {
              draft.replace(discarded);
              setDiscarded(null);
              setSaid("");
            })
          }
        />
        <LeaveGuard isOpen={changes.length > 0} isKept={draft.isKept} />
      </form>
    </WorkFormContext>
  );
}

/** Removes the errors of a field that the user is editing. */
function without(problems: ReadonlyMap<string, string>, field: string) {
  const left = [...problems].filter(([place]) => place.split(".")[0] !== field);
  return left.length === problems.size ? problems : new Map(left);
}
