import type { Command } from './command.ts'
import { examineDatabase } from './doctor-database.ts'
import { examineEncryption } from './doctor-encryption.ts'
import { examineMachine } from './doctor-machine.ts'
import { examineSignOn } from './doctor-provider.ts'
import type { Finding } from './finding.ts'

export const doctor: Command = {
  name: 'doctor',
  summary: 'looks at machine, settings and database, and says how to mend what it finds',
  takes: [],
  flags: {},
  async run(call) {
    const config = call.config()
    const findings = [
      ...(await examineMachine(config)),
      examineEncryption(config),
      await examineSignOn(config),
      ...(await examineDatabase(config)),
    ]
    const wrong = findings.filter(({ isFine }) => !isFine)
    return {
      isFine: wrong.length === 0,
      data: { isFine: wrong.length === 0, findings },
      lines: [
        ...findings.flatMap(linesOf),
        wrong.length === 0 ? 'Nothing to mend.' : `${wrong.length} of ${findings.length} to mend.`,
      ],
    }
  },
}

function linesOf({ about, isFine, found, fix }: Finding): string[] {
  return [`${isFine ? 'ok   ' : 'WRONG'} ${about}: ${found}`, ...(fix === null ? [] : [`      ${fix}`])]
}
