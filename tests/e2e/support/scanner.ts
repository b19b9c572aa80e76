import type { Page } from '@playwright/test'

/** Between two keys of a scanner. Units: milliseconds. */
const keyMs = 5

/**
 * Scans codes as a scanner does that types like a keyboard, once the page hears one: all keys of a code in one go, each heard before
 * it writes. A key bears the time at which it was pressed, however long a busy machine takes to write the one before. `everyMs`
 * between two codes.
 */
export async function scan(page: Page, codes: readonly string[], everyMs = 0): Promise<void> {
  // What hears scans comes after what is seen.
  await page.locator('html[data-hears-scans]').waitFor({ state: 'attached' })
  await page.evaluate(
    async ([all, pause, gap]) => {
      let at = performance.now()
      const press = (key: string, code: string) => {
        const target = document.activeElement ?? document.body
        const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
        at += gap
        Object.defineProperty(event, 'timeStamp', { value: at })
        const wasHeard = !target.dispatchEvent(event)
        // What the browser does with a key that nobody took: it writes.
        if (!wasHeard && key.length === 1) document.execCommand('insertText', false, key)
      }
      for (const code of all) {
        at = Math.max(at, performance.now())
        for (const key of code) press(key, /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`)
        press('Enter', 'Enter')
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
    },
    [codes, everyMs, keyMs] as const,
  )
}
