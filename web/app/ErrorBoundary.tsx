import { Component, type ReactNode } from 'react';
import { LoadError } from '#web/ui/LoadError';

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
      <div className="mx-auto my-auto w-full max-w-140 p-5">
        <LoadError query={{ isFetching: false, refetch: () => window.location.reload() }}>
          We couldn’t show this page.
        </LoadError>
      </div>
    );
  }
}
