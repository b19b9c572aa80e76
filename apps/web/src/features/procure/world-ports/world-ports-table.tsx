import { shippingPort } from '@countinghouse/contract/procure/shipping-port'
import type { AddedPorts, FoundPorts } from '@countinghouse/contract/procure/world-ports'
import { addWorldPorts, mostFound } from '@countinghouse/contract/procure/world-ports'
import { text } from '@countinghouse/contract/procure/world-ports.text'
import { text as recordText } from '@countinghouse/contract/kit/record.text'
import { permissionName } from '@countinghouse/contract/page'
import { useState } from 'react'
import { ask } from '../../../kit/dialog/confirm.ts'
import { ReasonButton } from '../../../ui/button/reason-button.tsx'
import { showToast } from '../../../ui/dialog/toast.tsx'
import { useWrite } from '../../../kit/record-edit/use-write.ts'
import { useLanguage } from '../../../ui/language/language.tsx'
import { useCan } from '../../../app/session/session.tsx'
import { WorldPortLine } from './world-port-line.tsx'
import styles from './world-ports.module.css'

type Props = { readonly found: FoundPorts; readonly isSearched: boolean }

/** Locations found, for selection, and the action to add all large ports. */
export function WorldPortsTable({ found, isSearched }: Props) {
  const language = useLanguage()
  const { t, formatNumber } = language
  const right = permissionName(shippingPort.page, 'create')
  const mayAdd = useCan()(right)
  const write = useWrite(t(text.title))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<AddedPorts['refused']>([])
  const codes = found.items.filter(({ code, portId }) => portId === null && chosen.has(code)).map(({ code }) => code)
  const missingPermission = mayAdd ? null : t(recordText.needsPermission, { right })

  function tell(done: AddedPorts | null): void {
    if (done === null) return
    showToast(language, { tone: 'done', message: t(text.added, { count: done.added }) })
    setRefused(done.refused)
    setChosen(new Set())
  }

  async function addLarge(): Promise<void> {
    const answer = await ask.confirm({
      title: t(text.addLargeTitle, { count: found.largeMissing }),
      body: t(text.addLargeBody),
      confirm: t(text.add),
      cancel: t(text.cancel),
    })
    if (answer === 'confirm') tell(await write(addWorldPorts, { areLarge: true }))
  }

  function choose(code: string, isChosen: boolean): void {
    setChosen((before) => new Set(isChosen ? [...before, code] : [...before].filter((other) => other !== code)))
  }

  return (
    <>
      <div className={styles.bar}>
        <p role="status" className={styles.count}>
          {isSearched || found.items.length === 0
            ? found.isMore
              ? t(text.foundMore, { most: formatNumber(mostFound) })
              : t(text.found, { count: found.items.length })
            : t(text.large)}
        </p>
        <ReasonButton
          variant="default"
          reason={missingPermission ?? (found.largeMissing === 0 ? t(text.allLargeUsed) : null)}
          aria-haspopup="dialog"
          onClick={() => void addLarge()}
        >
          {t(text.addLarge)}
        </ReasonButton>
        <ReasonButton
          reason={missingPermission ?? (codes.length === 0 ? t(text.chooseFirst) : null)}
          onClick={() => void write(addWorldPorts, { codes }).then(tell)}
        >
          {t(text.useChosen, { count: codes.length })}
        </ReasonButton>
      </div>
      {refused.length > 0 && (
        <section className={styles.refused} aria-label={t(text.leftOut)}>
          <h2>{t(text.leftOut)}</h2>
          <ul>
            {refused.map(({ code, message }) => (
              <li key={code}>
                <bdi>{code}</bdi>: {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.items.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} aria-label={t(text.title)}>
            <thead>
              <tr>
                <td data-column="choice" />
                {(['name', 'code', 'country', 'functions', 'standing'] as const).map((column) => (
                  <th key={column} scope="col">
                    {t(text[column])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.items.map((place) => (
                <WorldPortLine
                  key={place.code}
                  place={place}
                  isChosen={chosen.has(place.code)}
                  onChoose={mayAdd ? (isChosen) => choose(place.code, isChosen) : null}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
