const KEY = 'grand-austria-hotel.statistics';

/** Whether games are remembered whose save is deleted; unless somebody has said otherwise, they are. */
export const preferences = {
  get keepsDeleted(): boolean {
    try {
      return localStorage.getItem(KEY) !== 'forget-deleted';
    } catch {
      return true;
    }
  },
  set keepsDeleted(keeps: boolean) {
    try {
      if (keeps) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, 'forget-deleted');
    } catch {
      // Blocked or full: it is asked for again the next time.
    }
  },
};
