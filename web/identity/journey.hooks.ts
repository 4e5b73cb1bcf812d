import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { draftAt, dropDraft, useDraftKeys } from './draft.store';
import { useSaveAnswers } from './identity.hooks';
import { OVERVIEW, SUMMARY, stepAddress } from './place.hooks';
import { QUESTIONS, type Question } from './questions';

export type Way = 'next' | 'previous' | 'overview';

/** Leaves a question: what was written is saved first, and who cannot be saved for stays where she is. */
export function useLeaveQuestion(question: Question, saved: string) {
  const [, navigate] = useLocation();
  const { ofAnswer } = useDraftKeys();
  const { save } = useSaveAnswers();
  const [leaving, setLeaving] = useState<Way | null>(null);
  const isHere = useRef(true);
  const oneAtATime = useOneAtATime();

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const leave = async (way: Way) => {
    const written = draftAt(ofAnswer(question))?.trim() ?? saved;
    const { truthId, questionIndex } = question;
    const isWorthSaving = written !== '' && written !== saved.trim();
    if (isWorthSaving) setLeaving(way);
    else dropDraft(ofAnswer(question));
    const isSaved = !isWorthSaving || (await save([{ truthId, questionIndex, response: written }]));
    setLeaving(null);
    // Whoever went elsewhere meanwhile is not called back.
    if (isSaved && isHere.current) navigate(addressOf(way, question.step));
  };

  return { leaving, leave: (way: Way) => oneAtATime(() => leave(way)) };
}

function addressOf(way: Way, step: number): string {
  if (way === 'overview') return OVERVIEW;
  if (way === 'previous') return stepAddress(step - 1);
  return step < QUESTIONS.length ? stepAddress(step + 1) : SUMMARY;
}
