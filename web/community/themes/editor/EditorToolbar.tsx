import { Toolbar } from '@base-ui/react/toolbar';
import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Italic, Link, List, ListOrdered, type LucideIcon, Redo2, Undo2 } from 'lucide-react';
import { tooltipProps } from '#web/ui/tooltipProps';

type Tool = {
  label: string;
  Icon: LucideIcon;
  act: (editor: Editor) => void;
  /** True if the selection already has this format. */
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
};

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    Icon: Bold,
    act: (editor) => editor.chain().focus().toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italic',
    Icon: Italic,
    act: (editor) => editor.chain().focus().toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Bulleted list',
    Icon: List,
    act: (editor) => editor.chain().focus().toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    act: (editor) => editor.chain().focus().toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Undo',
    Icon: Undo2,
    act: (editor) => editor.chain().focus().undo().run(),
    isOff: (editor) => !editor.can().undo(),
  },
  {
    label: 'Redo',
    Icon: Redo2,
    act: (editor) => editor.chain().focus().redo().run(),
    isOff: (editor) => !editor.can().redo(),
  },
];

/** Formatting toolbar with a single tab stop; arrow keys move within it. */
export function EditorToolbar({
  editor,
  isDisabled,
  onLink,
}: {
  editor: Editor;
  isDisabled: boolean;
  onLink: () => void;
}) {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: TOOLS.map(({ isOn }) => isOn?.(now)),
      off: TOOLS.map(({ isOff }) => isOff?.(now) ?? false),
      isLink: now.isActive('link'),
    }),
  });

  return (
    <Toolbar.Root
      aria-label="Formatting"
      disabled={isDisabled}
      className="flex border-line border-b bg-raised max-[23rem]:flex-wrap sm:gap-0.5 sm:p-1"
    >
      {TOOLS.slice(0, 2).map((tool, at) => (
        <ToolButton key={tool.label} tool={tool} on={states.on[at]} onAct={() => tool.act(editor)} />
      ))}
      <ToolButton tool={{ label: 'Insert link', Icon: Link }} on={states.isLink} onAct={onLink} />
      {TOOLS.slice(2).map((tool, at) => (
        <ToolButton
          key={tool.label}
          tool={tool}
          on={states.on[at + 2]}
          isOff={states.off[at + 2]}
          onAct={() => tool.act(editor)}
        />
      ))}
    </Toolbar.Root>
  );
}

function ToolButton({
  tool: { label, Icon },
  on,
  isOff = false,
  onAct,
}: {
  tool: Pick<Tool, 'label' | 'Icon'>;
  on: boolean | undefined;
  isOff?: boolean | undefined;
  onAct: () => void;
}) {
  return (
    <Toolbar.Button
      aria-label={label}
      {...tooltipProps(label)}
      aria-pressed={on}
      disabled={isOff}
      // Keeps the editor’s selection while the button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onAct}
      className="grid size-11 min-w-10 place-items-center rounded-item text-quiet transition hover:bg-tan/8 hover:text-ivory focus-visible:outline-offset-[-2px] aria-pressed:bg-tan/12 aria-pressed:text-amber data-[disabled]:text-faint data-[disabled]:hover:bg-transparent"
    >
      <Icon className="size-4.5" />
    </Toolbar.Button>
  );
}
