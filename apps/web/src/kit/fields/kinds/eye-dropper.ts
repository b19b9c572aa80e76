declare global {
  interface Window {
    /** Not supported by every browser. Source: WICG EyeDropper API. */
    readonly EyeDropper?: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> }
  }
}

/** Whether the browser can pick a colour from the screen. */
export function hasEyeDropper(): boolean {
  return window.EyeDropper !== undefined
}

/** The picked colour; null if cancelled. */
export async function takeColor(): Promise<string | null> {
  const { EyeDropper } = window
  if (EyeDropper === undefined) return null
  const taken = await new EyeDropper().open().catch(() => null)
  return taken?.sRGBHex ?? null
}
