import { useEffect, useRef, useState } from 'react';
import type { Theme } from '#contract/community/themes';
import { useUser } from '#web/lib/session/session.hooks';
import { useObjectDraft } from '#web/lib/storage/draft.hooks';
import { Button } from '#web/ui/Button';
import { toast } from '#web/ui/toast/toast';
import { ThemeEditor } from './ThemeEditor';
import { ThemeList } from './ThemeList';
import { emptyThemeDraft, type ThemeDraft, themeToDraft } from './themeForm';
import { useThemes } from './themes.hooks';

/** Moderator tool to create, edit and activate weekly themes. */
export function ThemeManager() {
  const { draft, write } = useObjectDraft<ThemeDraft>(`draft.theme.${useUser()?.id ?? ''}`);
  // A new key remounts the form, because the editor reads the draft only on mount.
  const [formKey, setFormKey] = useState(0);
  const themes = useThemes();
  const newButton = useRef<HTMLButtonElement>(null);
  // Whether the user has opened the form. A form that a reload restores does not take the focus.
  const isOpenedHere = useRef(false);
  const wasOpen = useRef(draft !== null);

  useEffect(() => {
    if (wasOpen.current && !draft) newButton.current?.focus({ preventScroll: true });
    wasOpen.current = draft !== null;
  }, [draft]);

  const show = (next: ThemeDraft | null) => {
    isOpenedHere.current = true;
    setFormKey((count) => count + 1);
    write(next);
  };

  const open = (next: ThemeDraft | null) => {
    if (draft && isChanged(draft, themes.data)) {
      toast({
        title: 'Changes discarded',
        action: { label: 'Undo', act: () => show(draft) },
      });
    }
    show(next);
  };

  return (
    <section
      aria-labelledby="theme-manager"
      className="rounded-card border border-line bg-linear-to-b from-card to-raised p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="theme-manager" className="text-title leading-tight">
          Weekly Theme Management
        </h2>
        {!draft && (
          <Button ref={newButton} onClick={() => open(emptyThemeDraft(new Date()))}>
            New Theme
          </Button>
        )}
      </div>
      {draft && (
        <ThemeEditor
          key={formKey}
          draft={draft}
          takesFocus={isOpenedHere.current}
          onWrite={write}
          onCancel={() => open(null)}
          onDone={() => write(null)}
        />
      )}
      <ThemeList themes={themes} edited={draft?.id ?? null} onEdit={(theme) => open(themeToDraft(theme))} />
    </section>
  );
}

function isChanged(draft: ThemeDraft, themes: Theme[] = []): boolean {
  const theme = themes.find(({ id }) => id === draft.id);
  const original = theme ? themeToDraft(theme) : emptyThemeDraft(new Date());
  return JSON.stringify(draft) !== JSON.stringify(original);
}
