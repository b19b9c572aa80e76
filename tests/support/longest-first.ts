import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

const recorded = 'tests/durations.json'

/** The longest files of a project first, by the durations of the last recorded run, so that no worker is left with a long one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const seconds: Readonly<Record<string, number>> = existsSync(recorded)
      ? (JSON.parse(readFileSync(recorded, 'utf8')) as Record<string, number>)
      : {}
    const of = ({ moduleId, project }: TestSpecification) => seconds[relative(project.config.root, moduleId)] ?? 0
    const byProject = await super.sort(files)
    // Fault tests are the longest; beside others they begin with the first of these.
    const isFault = ({ name }: { readonly name: string }) => Number(name === 'faults')
    const order = [...new Set(byProject.map(({ project }) => project))]
    const fromFaults = order.toSorted((one, other) => isFault(other) - isFault(one))
    return fromFaults.flatMap((project) =>
      byProject.filter((file) => file.project === project).toSorted((one, other) => of(other) - of(one)),
    )
  }
}
