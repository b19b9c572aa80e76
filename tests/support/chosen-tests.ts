import { readFileSync } from 'node:fs'

/** Test files below these folders that `TEST_FILES`, a JSON list of paths, chooses; undefined where all are to run. */
export function chosenTests(folders: readonly string[]): string[] | undefined {
  const list = process.env.TEST_FILES
  if (list === undefined) return undefined
  const files = JSON.parse(readFileSync(list, 'utf8')) as string[]
  return files.filter((file) => folders.some((folder) => file.startsWith(folder)))
}
