/** The browser's offer to install the page; not in the standard types. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let waiting: ServiceWorker | null = $state.raw(null);
let installPrompt: InstallPrompt | null = $state.raw(null);

/** What the page knows of being kept and installed. */
export const offline = {
  /** A newer version has been fetched and waits. */
  get hasUpdate(): boolean {
    return waiting !== null;
  },
  get canInstall(): boolean {
    return installPrompt !== null;
  },
  /** Switches to the newer version; every open game is saved anyway. */
  update(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      location.reload();
    });
    waiting?.postMessage('take-over');
  },
  async install(): Promise<void> {
    await installPrompt?.prompt();
    installPrompt = null;
  },
};

function watch(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    // Without a controller this is the first visit: nothing is being replaced.
    waiting = navigator.serviceWorker.controller ? registration.waiting : null;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** Has the built client kept by the browser; a failure costs nothing but the offline play. */
export function keepOffline(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installPrompt = event as InstallPrompt;
  });
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('./sw.js').then(watch, (error: unknown) => {
    console.warn('The page cannot be kept for offline use:', error);
  });
}
