import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Person } from '#contract/auth';
import { Button } from '#web/ui/Button';
import { toastError } from '#web/ui/toast/errorToasts';
import { toast } from '#web/ui/toast/toast';
import { PicturePreview } from './PicturePreview';
import { ProfileCard } from './ProfileCard';
import { usePictureFile } from './picture.hooks';
import { useRemovePicture, useUploadPicture } from './profile.hooks';

/** Lets the user choose a profile picture, preview it, and then upload it. */
export function Picture({ person }: { person: Person }) {
  const { chosen, choose, clear } = usePictureFile();
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
      (error: unknown) => toastError(error, 'Failed to upload picture'),
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
    <ProfileCard title="Profile picture">
      <div className="mt-4 grid justify-items-center gap-4 @md:grid-cols-[auto_1fr] @md:items-center @md:gap-6">
        <PicturePreview person={person} chosen={chosen?.preview ?? null} />
        <div className="grid w-full gap-2.5">
          {chosen ? (
            <>
              <p role="status" className="text-[0.94rem] text-quiet">
                This is how it will look. It isn’t uploaded until you save.
              </p>
              <Button pending={upload.isPending} onClick={() => void save(chosen.file)}>
                Save picture
              </Button>
              <Button look="ghost" disabled={upload.isPending} onClick={close}>
                Cancel
              </Button>
            </>
          ) : (
            <>
              <Button ref={chooseButton} look="ghost" onClick={() => fileInput.current?.click()}>
                Choose a picture
              </Button>
              {person.avatarUrl && (
                <Button look="quiet" pending={remove.isPending} onClick={removePicture}>
                  Remove picture
                </Button>
              )}
              <p className="text-center text-[0.88rem] text-quiet @md:text-left">
                Up to 5 MB. We keep a small square copy and leave out where the photo was taken.
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
    </ProfileCard>
  );
}
