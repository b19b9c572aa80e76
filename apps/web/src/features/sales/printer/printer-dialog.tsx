import { text } from '@countinghouse/contract/sales/printer.text'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLanguage } from '../../../ui/language/language.tsx'
import { PaperQr } from '../paper/paper-qr.tsx'
import paper from '../paper/paper.module.css'
import { PrintedPaper } from '../paper/printed-paper.tsx'
import styles from './printer-dialog.module.css'
import { portsOfBrowser } from './printer-port.ts'
import { baudRates, connectPrinter, forgetPrinter, printAll, useReceiptPrinter } from './receipt-printer.ts'

type Props = {
  /** Of the paper. Units: millimetres. */
  readonly width: '58' | '80'
  readonly till: string
  readonly onClose: () => void
}

/** Connects the receipt printer of this browser. */
export function PrinterDialog({ width, till, onClose }: Props) {
  const { t } = useLanguage()
  const { kept, send } = useReceiptPrinter()
  const { usb, serial } = portsOfBrowser()
  const [baudRate, setBaudRate] = useState<number>(kept?.baudRate ?? baudRates[0])
  const [problem, setProblem] = useState<string | null>(null)
  const [isTesting, setIsTesting] = useState(false)

  async function connect(kind: 'usb' | 'serial'): Promise<void> {
    setProblem(null)
    try {
      await connectPrinter(kind, baudRate)
    } catch {
      setProblem(t(text.notConnected))
    }
  }

  const isUnsupported = usb === null && serial === null
  const state = isUnsupported
    ? text.unsupported
    : kept === null
      ? text.none
      : send === null
        ? text.unreached
        : text.connected
  return (
    <Dialog title={t(text.printer)} onClose={onClose} actions={null}>
      <div className={styles.body}>
        <p role="status">{t(state)}</p>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        {kept !== null && (
          <div className={styles.group}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={kept.printsAll}
                onChange={({ currentTarget: { checked } }) => printAll(checked)}
              />
              {t(text.printsAll)}
            </label>
            <div className={styles.ways}>
              <Button variant="default" loading={isTesting} onClick={() => setIsTesting(true)}>
                {t(text.test)}
              </Button>
              <Button variant="subtle" color="gray" onClick={forgetPrinter}>
                {t(text.disconnect)}
              </Button>
            </div>
          </div>
        )}
        {!isUnsupported && (
          <div className={styles.ways}>
            {usb !== null && (
              <Button variant={kept === null ? 'filled' : 'default'} onClick={() => void connect('usb')}>
                {t(text.connectUsb)}
              </Button>
            )}
            {serial !== null && (
              <>
                <label className={styles.rate}>
                  {t(text.baudRate)}
                  <select value={baudRate} onChange={({ currentTarget: { value } }) => setBaudRate(Number(value))}>
                    {baudRates.map((rate) => (
                      <option key={rate}>{rate}</option>
                    ))}
                  </select>
                </label>
                <Button variant="default" onClick={() => void connect('serial')}>
                  {t(text.connectSerial)}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {isTesting && (
        <PrintedPaper width={width} onDone={() => setIsTesting(false)}>
          <header className={paper.head}>
            <bdi className={paper.name}>{t(text.testTitle)}</bdi>
            <bdi>{till}</bdi>
          </header>
          <PaperQr words={till} />
        </PrintedPaper>
      )}
    </Dialog>
  )
}
