/** Hands something to the browser as a file to keep. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

export const downloadText = (text: string, name: string): void => {
  download(new Blob([text], { type: 'application/json' }), name);
};
