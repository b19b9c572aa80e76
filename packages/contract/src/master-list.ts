import type { Master } from './master.ts'

/** Sort keys of a master's list. */
export function sortKeys(master: Master): string[] {
  return [...new Set(['name', 'code', 'status', 'updatedAt', ...master.columns])]
}

/** Every column a master's list can show; the first is its name and always shown. */
export function columnNames(master: Master): string[] {
  const rest = Object.keys(master.fields).filter(
    (name) => name !== 'name' && name !== 'code' && !master.columns.includes(name),
  )
  return ['name', 'code', ...master.columns, 'status', 'updatedAt', 'updatedBy', ...rest, 'createdAt', 'usage']
}

export function standardColumns(master: Master): string[] {
  return ['name', 'code', ...master.columns, 'status', 'updatedAt']
}
