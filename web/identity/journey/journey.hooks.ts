import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useDraftKeys } from '#web/identity/answers/answerDrafts.hooks';
import { useSaveAnswers } from '#web/identity/answers/identity.hooks';
import { IDENTITY_OVERVIEW, IDENTITY_SUMMARY, stepAddress } from '#web/identity/answers/identityRoute.hooks';
import { QUESTIONS, type Question } from '#web/identity/answers/questions';
import { useSingleFlight } from '#web/lib/singleFlight.hooks';
import { discardDraft, getDraft } from '#web/lib/storage/draft.hooks';

export type LeaveDirection = 'next' | 'previous' | 'overview';

/** Saves the answer before navigating away from a question; stays on it if the save fails. */
export function useLeaveQuestion(question: Question, saved: string) {
  const [, navigate] = useLocation();
  const { ofAnswer } = useDraftKeys();
  const { save } = useSaveAnswers();
  const [leaving, setLeaving] = useState<LeaveDirection | null>(null);
  const [failed, setFailed] = useState<LeaveDirection | null>(null);
  const isMounted = useRef(true);
  const oneAtATime = useSingleFlight();

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const leave = async (way: LeaveDirection) => {
    const answer = getDraft(ofAnswer(question))?.trim() ?? saved;
    const { truthId, questionIndex } = question;
    const needsSaving = answer !== '' && answer !== saved.trim();
    if (needsSaving) setLeaving(way);
    else discardDraft(ofAnswer(question));
    const isSaved = !needsSaving || (await save([{ truthId, questionIndex, response: answer }]));
    setLeaving(null);
    setFailed(isSaved ? null : way);
    // Does not navigate if the user has left this screen in the meantime.
    if (isSaved && isMounted.current) navigate(addressOf(way, question.step));
  };

  return { leaving, failed, leave: (way: LeaveDirection) => oneAtATime(() => leave(way)) };
}

function addressOf(way: LeaveDirection, step: number): string {
  if (way === 'overview') return IDENTITY_OVERVIEW;
  if (way === 'previous') return stepAddress(step - 1);
  return step < QUESTIONS.length ? stepAddress(step + 1) : IDENTITY_SUMMARY;
}
