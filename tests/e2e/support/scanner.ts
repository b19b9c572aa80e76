import type { Page } from '@playwright/test'

/**
 * Scans codes as a scanner does that types like a keyboard: all keys of a code in one go, each heard before it writes, so that no
 * busy machine stretches the gaps between them. `everyMs` between two codes.
 */
export async function scan(page: Page, codes: readonly string[], everyMs = 0): Promise<void> {
  await page.evaluate(
    async ([all, pause]) => {
      const press = (key: string, code: string) => {
        const target = document.activeElement ?? document.body
        const wasHeard = !target.dispatchEvent(
          new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }),
        )
        // What the browser does with a key that nobody took: it writes.
        if (!wasHeard && key.length === 1) document.execCommand('insertText', false, key)
      }
      for (const code of all) {
        for (const key of code) press(key, /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`)
        press('Enter', 'Enter')
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    [codes, everyMs] as const,
  )
}
