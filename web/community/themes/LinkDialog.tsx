import { Dialog } from '@base-ui/react/dialog';
import { type Editor, getMarkRange } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button';
import { DialogFrame } from '#web/ui/DialogFrame';
import { Field } from '#web/ui/Field';
import { linkTo } from './links';

/** Asks for the words of a link and for where it leads; it needs both. */
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
  const [place] = useState(() => placeOf(editor));
  const [text, setText] = useState(place.text);
  const [address, setAddress] = useState(place.href);
  const [isTried, setTried] = useState(false);
  const href = linkTo(address);
  const isNamed = text.trim() !== '';

  const insert = (event: FormEvent) => {
    event.preventDefault();
    // Its form lies within that of the theme, as far as React is concerned.
    event.stopPropagation();
    setTried(true);
    if (!isNamed || !href) return;
    putLink(editor, place, { text: text.trim(), href });
    onClose();
  };

  const remove = () => {
    editor.chain().setTextSelection(place).unsetLink().run();
    onClose();
  };

  return (
    <form noValidate onSubmit={insert} className="mt-4 grid gap-4">
      <Field
        label="Text"
        autoComplete="off"
        value={text}
        error={isTried && !isNamed ? 'Write the words people will see.' : undefined}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label="URL"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={address}
        error={isTried && !href ? WRONG_ADDRESS : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      <div className="mt-1 flex flex-wrap gap-3">
        <Button type="submit">Insert link</Button>
        <Dialog.Close render={<Button look="ghost" />}>Cancel</Dialog.Close>
        {place.href && (
          <Button look="quiet" onClick={remove} className="px-2">
            Remove link
          </Button>
        )}
      </div>
    </form>
  );
}

const WRONG_ADDRESS = 'Write an address that begins with https://, http:// or mailto:.';

type Place = { from: number; to: number; text: string; href: string };

/** The link at the cursor, or what is selected. */
function placeOf({ state, schema }: Editor): Place {
  const { from, to, $from } = state.selection;
  const { link } = schema.marks;
  const range = link && getMarkRange($from, link);
  const place = range ?? { from, to };
  const href = range ? String(link.isInSet(state.doc.nodeAt(range.from)?.marks ?? [])?.attrs.href ?? '') : '';
  return { ...place, text: state.doc.textBetween(place.from, place.to, ' '), href };
}

function putLink(editor: Editor, place: Place, { text, href }: { text: string; href: string }) {
  const isSame = text === place.text;
  if (isSame) editor.chain().setTextSelection(place).setLink({ href }).setTextSelection(place.to).run();
  else {
    const link = { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] };
    editor.chain().insertContentAt(place, link).run();
  }
  editor.commands.unsetMark('link');
}
