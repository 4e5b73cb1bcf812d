import { Component, type ReactNode } from 'react';
import { Trouble } from '#web/ui/Trouble';

type Props = { path: string; children: ReactNode };

/** In place of what could not be fetched or shown, until somebody goes elsewhere: everything around it stays. */
export class Missing extends Component<Props, { isMissing: boolean }> {
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
        <Trouble isRetrying={false} onRetry={() => window.location.reload()}>
          This page could not be shown.
        </Trouble>
      </div>
    );
  }
}
