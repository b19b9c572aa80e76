import { text } from '@countinghouse/contract/shell/camera.text'
import { text as scanText } from '@countinghouse/contract/shell/scan.text'
import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './camera-panel.module.css'
import type { Read } from './camera-reads.ts'
import { createSight, withAnswer, withRead } from './camera-reads.ts'
import { CameraLight } from './camera-light.tsx'
import { useLanguage } from '../../ui/language/language.tsx'
import { closePanel } from '../panels/panels.ts'
import { subscribeScanAnswers } from './scan-feedback.ts'
import { passScan } from './scan.ts'
import { useCamera } from './use-camera.ts'

/** Scans codes with the camera; each code is handled like one of a barcode scanner. */
export function CameraPanel() {
  const { t } = useLanguage()
  const video = useRef<HTMLVideoElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  const hasEnded = useRef(false)
  const [isNew] = useState(createSight)
  const [isContinuous, setContinuous] = useState(false)
  const [reads, setReads] = useState<readonly Read[]>([])
  const { track, problem, retry } = useCamera(video, take)
  useEffect(() => subscribeScanAnswers((isGood) => setReads((all) => withAnswer(all, isGood))), [])

  function take(code: string): void {
    if (hasEnded.current || !isNew(code, performance.now())) return
    hasEnded.current = !isContinuous
    setReads((all) => withRead(all, code))
    // Close first, so that the result is not shown behind the panel.
    if (!isContinuous) close()
    passScan(code)
  }

  function tryAgain(): void {
    // The focused button is removed, so the focus moves to the close button.
    closing.current?.focus()
    retry()
  }

  return (
    <Dialog
      title={t(scanText.camera)}
      onClose={close}
      actions={
        <>
          {track !== null && <CameraLight key={track.id} track={track} />}
          <Button ref={closing} variant="default" data-autofocus onClick={close}>
            {t(text.close)}
          </Button>
          {problem !== null && <Button onClick={tryAgain}>{t(text.retry)}</Button>}
        </>
      }
    >
      <video
        ref={video}
        className={styles.video}
        aria-label={t(text.picture)}
        hidden={problem !== null}
        autoPlay
        muted
        playsInline
      />
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {t(text[problem])}
        </p>
      )}
      <Hint isOn={track !== null} isBroken={problem !== null} read={reads.at(-1) ?? null} />
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isContinuous}
          onChange={(event) => setContinuous(event.currentTarget.checked)}
        />
        {t(text.continuous)}
      </label>
    </Dialog>
  )
}

type HintProps = {
  readonly isOn: boolean
  readonly isBroken: boolean
  readonly read: Read | null
}

/** The instruction, then the last code with its result, because the page behind is covered. */
function Hint({ isOn, isBroken, read }: HintProps) {
  const { t } = useLanguage()
  const outcome = read?.isGood == null ? 'read' : read.isGood ? 'good' : 'bad'
  const said = read === null ? t(text.aim) : t(text[outcome], { code: read.code })
  return (
    <p role="status" className={styles.hint} data-outcome={outcome}>
      {!isBroken && (isOn ? said : t(text.starting))}
    </p>
  )
}

function close(): void {
  closePanel('camera')
}
