import { readFileSync } from 'node:fs'

const packageFile = new URL('../../../../../package.json', import.meta.url)

/** The version of the product, such as `0.1.0`. */
export function productVersion(): string {
  const found: { version: string } = JSON.parse(readFileSync(packageFile, 'utf8'))
  return found.version
}
