/** Hidden so much is nothing but rounding. */
const SLACK = 3;

/** Marks what scrolls as long as there is more of it below: `data-more` fades its lower edge. */
export function fades(element: HTMLElement): () => void {
  const look = (): void => {
    const { scrollTop, scrollHeight, clientHeight } = element;
    element.toggleAttribute('data-more', scrollHeight - clientHeight - scrollTop > SLACK);
  };
  const sizes = new ResizeObserver(look);
  for (const each of [element, ...element.children]) sizes.observe(each);
  element.addEventListener('scroll', look, { passive: true });
  return () => {
    sizes.disconnect();
    element.removeEventListener('scroll', look);
  };
}
