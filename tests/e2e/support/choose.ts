import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** Chooses a segment by its visible label, once nothing moves or covers it, as a person does. */
export async function choose(place: Page | Locator, name: string): Promise<void> {
  const input = place.getByRole('radio', { name, exact: true })
  await input.locator('xpath=ancestor::label').click()
  await expect(input).toBeChecked()
}
