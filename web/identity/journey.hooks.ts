import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useOneAtATime } from '#web/lib/oneAtATime.hooks';
import { draftAt, dropDraft, useDraftKeys } from './draft.store';
import { useSaveAnswers } from './identity.hooks';
import { OVERVIEW, SUMMARY, stepAddress } from './place.hooks';
import { QUESTIONS, type Question } from './questions';

export type Way = 'next' | 'previous' | 'overview';

/** Saves the answer before navigating away from a question; stays on it if the save fails. */
export function useLeaveQuestion(question: Question, saved: string) {
  const [, navigate] = useLocation();
  const { ofAnswer } = useDraftKeys();
  const { save } = useSaveAnswers();
  const [leaving, setLeaving] = useState<Way | null>(null);
  const isMounted = useRef(true);
  const oneAtATime = useOneAtATime();

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const leave = async (way: Way) => {
    const answer = draftAt(ofAnswer(question))?.trim() ?? saved;
    const { truthId, questionIndex } = question;
    const needsSaving = answer !== '' && answer !== saved.trim();
    if (needsSaving) setLeaving(way);
    else dropDraft(ofAnswer(question));
    const isSaved = !needsSaving || (await save([{ truthId, questionIndex, response: answer }]));
    setLeaving(null);
    // Does not navigate if the user has left this screen in the meantime.
    if (isSaved && isMounted.current) navigate(addressOf(way, question.step));
  };

  return { leaving, leave: (way: Way) => oneAtATime(() => leave(way)) };
}

function addressOf(way: Way, step: number): string {
  if (way === 'overview') return OVERVIEW;
  if (way === 'previous') return stepAddress(step - 1);
  return step < QUESTIONS.length ? stepAddress(step + 1) : SUMMARY;
}
