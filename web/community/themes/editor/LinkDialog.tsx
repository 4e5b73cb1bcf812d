import { Dialog } from '@base-ui/react/dialog';
import { type Editor, getMarkRange } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/dialog/DialogFrame';
import { Field } from '#web/ui/forms/Field';
import { normalizeLink } from './links';

/** Asks for the text and URL of a link. Both are required. */
export function LinkDialog({
  editor,
  isOpen,
  onClose,
}: {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}) {
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Insert link"
      finalFocus={() => editor.view.dom as HTMLElement}
    >
      <LinkForm editor={editor} onClose={onClose} />
    </DialogFrame>
  );
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [linkRange] = useState(() => linkRangeOf(editor));
  const [text, setText] = useState(linkRange.text);
  const [url, setUrl] = useState(linkRange.href);
  const [isSubmitted, setSubmitted] = useState(false);
  const href = normalizeLink(url);
  const hasText = text.trim() !== '';

  const insert = (event: FormEvent) => {
    event.preventDefault();
    // In the React tree, this form is nested in the theme form, so the event would bubble to the theme form.
    event.stopPropagation();
    setSubmitted(true);
    if (!hasText || !href) return;
    applyLink(editor, linkRange, { text: text.trim(), href });
    onClose();
  };

  const remove = () => {
    editor.chain().setTextSelection(linkRange).unsetLink().run();
    onClose();
  };

  return (
    <form noValidate onSubmit={insert} className="mt-4 grid gap-4">
      <Field
        label="Text"
        autoComplete="off"
        value={text}
        error={isSubmitted && !hasText ? 'Enter the text people will see.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label="URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={url}
        error={isSubmitted && !href ? INVALID_URL : undefined}
        onChange={(event) => setUrl(event.target.value)}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit">Insert link</Button>
        <Dialog.Close render={<Button variant="ghost" />}>Cancel</Dialog.Close>
        {linkRange.href && (
          <Button variant="quiet" onClick={remove} className="px-2">
            Remove link
          </Button>
        )}
      </div>
    </form>
  );
}

const INVALID_URL = 'Enter an address that starts with https://, http:// or mailto:.';

type LinkRange = { from: number; to: number; text: string; href: string };

/** Returns the range of the link at the cursor. Returns the selection if there is no link. */
function linkRangeOf({ state, schema }: Editor): LinkRange {
  const { from, to, $from } = state.selection;
  const { link } = schema.marks;
  const range = link && getMarkRange($from, link);
  const linkRange = range ?? { from, to };
  const href = range ? String(link.isInSet(state.doc.nodeAt(range.from)?.marks ?? [])?.attrs.href ?? '') : '';
  return { ...linkRange, text: state.doc.textBetween(linkRange.from, linkRange.to, ' '), href };
}

function applyLink(editor: Editor, linkRange: LinkRange, { text, href }: { text: string; href: string }) {
  const isTextUnchanged = text === linkRange.text;
  if (isTextUnchanged)
    editor.chain().setTextSelection(linkRange).setLink({ href }).setTextSelection(linkRange.to).run();
  else {
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().insertContentAt(linkRange, link).run();
  }
  editor.commands.unsetMark('link');
}
