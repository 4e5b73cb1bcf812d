import { STUDY_WELCOME } from '#content/guide/studyWelcome';
import type { BiblicalFigure } from '#contract/figures';
import { SITE } from '#web/lib/pageData';
import { BIBLE_CHAT } from './figures.hooks';

/** The Bible study as a pseudo-figure, so that it uses the same chat screen. */
export const BIBLE_STUDY: Pick<
  BiblicalFigure,
  'id' | 'figureId' | 'name' | 'shortName' | 'welcome' | 'systemPrompt' | 'colorClass' | 'borderColorClass'
> = {
  id: 0,
  figureId: BIBLE_CHAT,
  name: 'Chat with the Bible',
  shortName: 'the Bible study',
  welcome: STUDY_WELCOME[SITE.guide],
  systemPrompt: '',
  colorClass: 'text-amber',
  borderColorClass: 'border-amber/40',
};
