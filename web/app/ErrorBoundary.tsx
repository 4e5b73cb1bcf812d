import { Component, type ReactNode } from 'react';
import { ArchNotice } from '#web/ui/ArchNotice';
import { Button } from '#web/ui/Button';

type Props = { path: string; children: ReactNode };

/**
 * Shows an error in place of a screen that failed to load or render, until the user navigates. The surrounding layout
 * stays.
 */
export class ErrorBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override componentDidUpdate({ path }: Props) {
    if (path !== this.props.path && this.state.isMissing) this.setState({ isMissing: false });
  }

  override render() {
    if (!this.state.isMissing) return this.props.children;
    return (
      <div className="m-auto p-5">
        <ArchNotice role="alert" text="We couldn’t show this page.">
          <Button variant="ghost" onClick={() => window.location.reload()}>
            Try again
          </Button>
        </ArchNotice>
      </div>
    );
  }
}
