const KEY = 'grand-austria-hotel.notify';

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

const canNotify = 'Notification' in globalThis;
let isOn = $state(wasOn() && canNotify && Notification.permission === 'granted');
let isBlocked = $state(!canNotify || Notification.permission === 'denied');

async function show(title: string, body: string): Promise<void> {
  const look = { body, tag: 'turn', icon: './icon-192.png' };
  try {
    new Notification(title, look);
  } catch {
    // On phones only the service worker may.
    await (await navigator.serviceWorker.ready).showNotification(title, look);
  }
}

/** A notice of the browser when it is one's turn; only for those who want it. */
export const turnNotice = {
  get isOn(): boolean {
    return isOn;
  },
  get isBlocked(): boolean {
    return isBlocked;
  },
  /** Asks the browser where that is needed. */
  async choose(wanted: boolean): Promise<void> {
    isOn = wanted && canNotify && (await Notification.requestPermission()) === 'granted';
    isBlocked = !canNotify || Notification.permission === 'denied';
    try {
      localStorage.setItem(KEY, isOn ? 'yes' : 'no');
    } catch {
      // Blocked or full: it lasts as long as the page.
    }
  },
  /** Only while nobody looks at the page. */
  tell(title: string, body: string): void {
    if (isOn && document.hidden) void show(title, body);
  },
};
