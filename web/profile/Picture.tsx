import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '#contract/account/auth';
import { errorMessageOf } from '#web/lib/api';
import { useIsOnline } from '#web/lib/online.hooks';
import { Button } from '#web/ui/Button';
import { FieldError } from '#web/ui/forms/Field';
import { SectionCard } from '#web/ui/SectionCard';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { WhileOffline } from '#web/ui/WhileOffline';
import { PicturePreview } from './PicturePreview';
import { usePictureFile } from './picture.hooks';
import { useRemovePicture, useUploadPicture } from './profile.hooks';
import { useProfileDrafts } from './profileDrafts.hooks';

/** Lets the user choose a profile picture, preview it, and then upload it. */
export function Picture({ person }: { person: Person }) {
  const { chosen, error, choose, clear, setError } = usePictureFile();
  const isOnline = useIsOnline();
  const isFormChanged = useProfileDrafts(person).isChanged;
  const upload = useUploadPicture();
  const remove = useRemovePicture();
  const fileInput = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);

  // The Save and Cancel buttons are removed, so the focus moves to the Choose button.
  const close = () => {
    flushSync(clear);
    chooseButton.current?.focus();
  };

  const save = (file: File) =>
    upload.mutateAsync(file).then(
      () => {
        toast({ title: 'Profile picture updated successfully!' });
        close();
      },
      (failure: unknown) => {
        setError(errorMessageOf(failure, 'Please try again.'));
        toastError(failure, 'Failed to upload picture');
      },
    );

  const removePicture = () =>
    void remove.mutateAsync().then(
      () => {
        toast({ title: 'Profile picture removed' });
        chooseButton.current?.focus();
      },
      (error: unknown) => toastError(error, 'Failed to remove picture'),
    );

  return (
    <SectionCard title="Profile picture">
      <div className="mt-4 grid justify-items-center gap-4 @md:grid-cols-[auto_1fr] @md:items-center @md:gap-6">
        <PicturePreview person={person} chosen={chosen?.preview ?? null} />
        <div className="grid w-full gap-2.5">
          {chosen ? (
            <>
              <p role="status" className="text-small text-quiet">
                This is how it will look. It isn’t uploaded until you save.
              </p>
              <FieldError id="picture-error">{error}</FieldError>
              <Button
                // The page has one main action: the changed form, if there is one.
                variant={isFormChanged ? 'ghost' : 'primary'}
                disabled={!isOnline}
                pending={upload.isPending}
                aria-describedby="picture-error"
                onClick={() => void save(chosen.file)}
              >
                Save picture
              </Button>
              <Button variant="ghost" disabled={upload.isPending} onClick={close}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button
                ref={chooseButton}
                variant="ghost"
                disabled={!isOnline}
                aria-describedby="picture-error"
                onClick={() => fileInput.current?.click()}
              >
                Choose a picture
              </Button>
              <FieldError id="picture-error">{error}</FieldError>
              {person.avatarUrl && (
                <Button
                  variant="quiet"
                  disabled={!isOnline}
                  pending={remove.isPending}
                  onClick={removePicture}
                >
                  Remove picture
                </Button>
              )}
              <WhileOffline>
                You’re offline. You can change your picture when you’re back online.
              </WhileOffline>
              <p className="text-center text-fine text-quiet @md:text-left">
                Up to 5 MB. We keep a small square copy, without the photo’s location.
              </p>
            </>
          )}
        </div>
      </div>
      <input
        ref={fileInput}
        type="file"
        accept="image/*"
        aria-label="A picture of you"
        className="hidden"
        onChange={choose}
      />
    </SectionCard>
  );
}
