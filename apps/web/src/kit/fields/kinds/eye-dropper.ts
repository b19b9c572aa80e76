declare global {
  interface Window {
    /** Not in every browser. Source: WICG EyeDropper API. */
    readonly EyeDropper?: new () => { readonly open: () => Promise<{ readonly sRGBHex: string }> }
  }
}

/** Whether the browser lets somebody take a colour from the screen. */
export function hasEyeDropper(): boolean {
  return window.EyeDropper !== undefined
}

/** The colour somebody points at; null when he thought better of it. */
export async function takeColor(): Promise<string | null> {
  const { EyeDropper } = window
  if (EyeDropper === undefined) return null
  const taken = await new EyeDropper().open().catch(() => null)
  return taken?.sRGBHex ?? null
}
