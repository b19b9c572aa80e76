/** `isOwnLabel` -> `is_own_label`: a wire field's column. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `is_own_label` -> `isOwnLabel`: a column's wire field. */
export function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** `setAside` -> `set-aside`: a transition in an address. */
export function kebabCase(name: string): string {
  return snakeCase(name).replaceAll('_', '-')
}
