import type { Socket } from 'node:net'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { MailSettings } from '../../apps/server/src/platform/config/config-mail.ts'

/** `mute`: it takes the connection and says nothing. `lost`: it breaks off once it has the whole mail. */
type Mood = 'takes' | 'mute' | 'busy' | 'refuses' | 'lost'

export type SmtpStandIn = {
  mood: Mood
  /** Taken since the test began: whom each was for, and the whole text as it came. */
  readonly mails: { readonly recipients: readonly string[]; readonly source: string }[]
  readonly settings: MailSettings
  /** Breaks off every connection, and answers how many there were. */
  readonly hangUp: () => number
}

/** Speaks as much SMTP as a client needs, on a port of loopback that is known when the tests begin. Source: RFC 5321. */
export function useSmtpStandIn(): SmtpStandIn {
  const { smtp, listen, close } = smtpStandIn()
  beforeAll(listen)
  beforeEach(() => {
    smtp.mood = 'takes'
    smtp.mails.length = 0
  })
  afterAll(close)
  return smtp
}

/** The same for whoever starts and ends it himself; `listen` settles once the port is in its settings. */
export function smtpStandIn(): { smtp: SmtpStandIn; listen: () => Promise<void>; close: () => Promise<void> } {
  const sockets = new Set<Socket>()
  const smtp: SmtpStandIn = {
    mood: 'takes',
    mails: [],
    hangUp: () => {
      for (const socket of sockets) socket.destroy()
      return sockets.size
    },
    settings: {
      host: '127.0.0.1',
      port: 0,
      isSecure: false,
      isTlsRequired: false,
      user: null,
      password: null,
      from: 'Countinghouse <office@example.com>',
      publicUrl: 'https://office.example.com',
    },
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    if (smtp.mood !== 'mute') serve(socket, smtp)
  })
  return {
    smtp,
    listen: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const place = server.address()
      if (typeof place === 'object' && place !== null) smtp.settings.port = place.port
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(socket: Socket, smtp: SmtpStandIn): void {
  let received = ''
  let recipients: string[] = []
  let isData = false
  socket.setEncoding('utf8').write('220 stand-in\r\n')
  socket.on('data', (chunk) => {
    received += String(chunk)
    for (;;) {
      const end = received.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const part = received.slice(0, end)
      received = received.slice(end + (isData ? 5 : 2))
      if (isData) {
        isData = false
        if (smtp.mood === 'lost') return void socket.destroy()
        smtp.mails.push({ recipients, source: part })
        recipients = []
        socket.write('250 taken\r\n')
      } else if (/^RCPT TO:/i.test(part) && smtp.mood === 'refuses') socket.write('550 no such mailbox\r\n')
      else if (/^MAIL FROM:/i.test(part) && smtp.mood === 'busy') socket.write('451 try later\r\n')
      else if (/^DATA/i.test(part)) {
        isData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n')
      else {
        if (/^RCPT TO:/i.test(part)) recipients.push(part.slice('RCPT TO:'.length))
        socket.write('250 well\r\n')
      }
    }
  })
}
