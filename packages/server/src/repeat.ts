/** Does something again and again, never twice at the same time. Returns how to stop it. */
export function repeat(
  job: () => unknown,
  everyMs: number,
  onError: (error: unknown) => void,
): () => void {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void Promise.resolve()
      .then(job)
      .catch(onError)
      .finally(() => {
        isBusy = false;
      });
  }, everyMs);
  return () => {
    clearInterval(timer);
  };
}
