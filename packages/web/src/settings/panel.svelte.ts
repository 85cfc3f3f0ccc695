let isOpen = $state(false);

/** Whether the settings lie over the screen. */
export const settingsPanel = {
  get isOpen(): boolean {
    return isOpen;
  },
};

export function openSettings(): void {
  isOpen = true;
}

export function closeSettings(): void {
  isOpen = false;
}
