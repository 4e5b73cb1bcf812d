import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBibleTextChoice } from '#web/lib/bibleTextChoice';
import { closePassage, replaceOpenPassage, useOpenPassage } from '#web/lib/navigation/reader';
import { ChapterBar } from '#web/scripture/chapters/ChapterBar';
import { useChapterGestures } from '#web/scripture/chapters/chapterGestures.hooks';
import { useFindInChapter } from '#web/scripture/chapters/findInChapter.hooks';
import { IconButton } from '#web/ui/Button';
import { PassageContent } from './PassageContent';
import { PassageTools } from './PassageTools';
import { usePassage } from './passage.hooks';
import { textNames } from './textNames';

/** Shows a passage over the current screen: a bottom sheet on a phone, a side panel on a desktop. */
export function PassageReader() {
  const opened = useOpenPassage();
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // Keeps the passage rendered during the closing animation.
  const [reference, setReference] = useState(opened);
  if (opened !== null && opened !== reference) setReference(opened);

  return (
    <Dialog.Root open={opened !== null} onOpenChange={(isOpen) => !isOpen && closePassage()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-backdrop transition-opacity duration-quick data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <Dialog.Popup
          ref={sheet}
          initialFocus={heading}
          className="fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] bottom-0 z-50 overflow-y-auto overscroll-contain rounded-t-sheet border-line-strong border-t bg-raised outline-none transition-[translate,opacity] duration-quick ease-out data-[ending-style]:translate-y-8 data-[starting-style]:translate-y-8 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 md:inset-y-0 md:right-0 md:left-auto md:w-[38rem] md:rounded-none md:border-t-0 md:border-l md:data-[ending-style]:translate-x-8 md:data-[ending-style]:translate-y-0 md:data-[starting-style]:translate-x-8 md:data-[starting-style]:translate-y-0"
        >
          {reference && <OpenPassage reference={reference} heading={heading} sheet={sheet} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function OpenPassage({
  reference,
  heading,
  sheet,
}: {
  reference: string;
  heading: RefObject<HTMLHeadingElement | null>;
  sheet: RefObject<HTMLDivElement | null>;
}) {
  const passage = usePassage(reference);
  const choice = useBibleTextChoice();
  const shown = passage.isPlaceholderData ? undefined : passage.data;
  const { isFinding, toggleFinding, field } = useFindInChapter(reference);
  useResetOnPassage(reference, heading, sheet);
  useChapterGestures(sheet, shown, replaceOpenPassage);

  return (
    <div className="flex min-h-full flex-col">
      <header className="sticky top-0 z-10 flex items-center gap-1 border-line border-b bg-raised/92 py-2.5 pr-3 pl-5 backdrop-blur-md md:pl-9">
        <div className="min-w-0 grow">
          <Dialog.Title
            ref={heading}
            tabIndex={-1}
            className="line-clamp-2 pb-[0.05em] font-medium text-title leading-tight outline-none"
          >
            {shown?.reference ?? reference}
          </Dialog.Title>
          <p className="text-fine text-quiet">{textNames(choice)}</p>
        </div>
        <Dialog.Close
          render={
            <IconButton label="Close the passage">
              <X className="size-5.5" />
            </IconButton>
          }
        />
      </header>
      <div className="lamp grow overflow-clip px-5 pt-9 pb-14 md:px-9">
        <PassageContent passage={passage} onGo={replaceOpenPassage} />
      </div>
      <footer className="dock-room sticky bottom-0 z-10 border-line border-t bg-raised/92 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-md md:px-7">
        {field && <div className="pt-1 pb-3">{field}</div>}
        <ChapterBar
          passage={passage.data}
          reference={reference}
          isOld={passage.isPlaceholderData}
          onGo={replaceOpenPassage}
        >
          {!passage.isError && <PassageTools passage={shown} isFinding={isFinding} onFind={toggleFinding} />}
        </ChapterBar>
      </footer>
    </div>
  );
}

/** Scrolls to the top and focuses the heading when another passage opens. */
function useResetOnPassage(
  reference: string,
  heading: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
) {
  const previous = useRef(reference);
  useEffect(() => {
    if (previous.current === reference) return;
    previous.current = reference;
    sheet.current?.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [reference, heading, sheet]);
}
