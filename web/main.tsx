import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '#web/app/App';
import { bringComfort } from '#web/lib/comfort';
import { queries } from '#web/lib/queries';
import { followOtherTabs, recallPerson } from '#web/lib/session.hooks';
import '#web/lib/comingBack';
import './styles.css';

bringComfort();
recallPerson();
followOtherTabs();

const root = document.getElementById('app');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <App />
      </QueryClientProvider>
    </StrictMode>,
  );
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener('load', () => navigator.serviceWorker.register('/sw.js'));
}
