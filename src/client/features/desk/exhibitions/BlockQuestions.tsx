import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Form } from "../../../ui/Form.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { BlockQuestion } from "../../exhibitions/blocks/block-in-hand.ts";

type BlockQuestionsProps = {
  title: string;
  questions: readonly BlockQuestion[];
  onAnswer: (answers: Readonly<Record<string, string>>) => void;
  onClose: () => void;
};

/** A dialog that asks for the required input of a new block. */
export function BlockQuestions({ title, questions, onAnswer, onClose }: BlockQuestionsProps) {
  const [problems, setProblems] = useState<Record<string, string>>({});

  function answer(read: (name: string) => string) {
    const answers = questions.map(({ name, check }) => ({ name, text: read(name), check }));
    const wrong = answers.flatMap(({ name, text, check }) => {
      const problem = check?.(text);
      return problem ? [[name, problem] as const] : [];
    });
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    onAnswer(Object.fromEntries(answers.map(({ name, text }) => [name, text])));
  }

  return (
    <Dialog title={title} size="form" isOpen onOpenChange={onClose}>
      <Form
        submit="Add it"
        sending="Adding it …"
        isSending={false}
        startsInFirstField
        problems={problems}
        onSubmit={(read) => answer((name) => read(name).trim())}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {questions.map(({ check: _, ...question }) => (
          <TextField key={question.name} autoComplete="off" {...question} />
        ))}
      </Form>
    </Dialog>
  );
}
