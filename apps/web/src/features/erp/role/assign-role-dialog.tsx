import { getUserChoices } from '@countinghouse/contract/erp/user'
import { assignRole, maximumAssigned } from '@countinghouse/contract/erp/user-access'
import { text } from '@countinghouse/contract/erp/user-access.text'
import { text as userText } from '@countinghouse/contract/erp/user.text'
import type { OutputOfRoute } from '@countinghouse/contract/route'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChosenRecords } from '../../../kit/selection/chosen-records.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { failureText } from '../../../app/calls/failure-text.ts'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { call } from '../../../app/calls/call.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { routeQuery } from '../../../app/calls/queries.ts'
import styles from '../permission/permission.module.css'
import type { RoleAssignmentInput } from './role-assignment-dialog.tsx'
import { RoleAssignmentDialog } from './role-assignment-dialog.tsx'
import { byField } from '../permission/use-access-write.ts'

type Outcome = OutputOfRoute<typeof assignRole>

/** Assigns a role to the selected users and shows the result. */
export function AssignRoleDialog({
  chosen,
  onClose,
}: {
  readonly chosen: ChosenRecords
  readonly onClose: () => void
}) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const { data: choices } = useQuery(routeQuery(getUserChoices, {}))
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const write = useWrite(t(userText.title), (fields) => setProblems(byField(fields)))

  async function give(assignment: RoleAssignmentInput): Promise<void> {
    setProblems({})
    try {
      const ids = await idsOf(chosen)
      if (ids.length > maximumAssigned)
        return setProblems({ roleId: t(text.tooManyChosen, { most: formatNumber(maximumAssigned) }) })
      setOutcome(await write(assignRole, { ids, ...assignment }))
    } catch (error) {
      setProblems({ roleId: failureText(language, error, t(userText.title)) })
    }
  }

  if (choices === undefined) return null
  const title = t(text.assignRoleTo, { count: chosen.count ?? chosen.rows.length })
  if (outcome === null)
    return (
      <RoleAssignmentDialog
        title={title}
        roles={choices.roles}
        stores={choices.stores}
        everywhere={t(text.everyStoreOfEach)}
        problems={problems}
        onAssign={(assignment) => void give(assignment)}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button data-autofocus onClick={onClose}>
          {t(text.done)}
        </Button>
      }
    >
      <p role="status">
        {t(text.gaveRole, { count: outcome.given })} {outcome.held > 0 && t(text.hadRole, { count: outcome.held })}
      </p>
      {outcome.refused.length > 0 && (
        <section className={styles.reviewed} aria-label={t(text.notAssigned)}>
          <h3>{t(text.notAssigned)}</h3>
          <ul>
            {outcome.refused.map(({ id, name, message }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

/** Users of the selection; one more than the maximum when there are too many. */
async function idsOf({ listing, selection }: ChosenRecords): Promise<number[]> {
  if ('ids' in selection) return [...selection.ids]
  const { items } = await call(listing.routes.selected, { selection, limit: maximumAssigned + 1 })
  return items.map(({ id }) => id)
}
