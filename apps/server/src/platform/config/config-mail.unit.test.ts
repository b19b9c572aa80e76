import { expect, test } from 'vitest'
import { readMail } from './config-mail.ts'

const from = 'Countinghouse <office@example.com>'

test('a mail server is named by its address; what is secret needs an encrypted line', () => {
  expect(readMail(null, null, 'https://office.example.com')).toBeNull()
  expect(readMail('smtps://ada:p%40ss@mail.example.com', from, 'https://office.example.com/')).toEqual({
    host: 'mail.example.com',
    port: 465,
    isSecure: true,
    isTlsRequired: true,
    user: 'ada',
    password: 'p@ss',
    from,
    publicUrl: 'https://office.example.com',
  })
  expect(readMail('smtp://[::1]:2525', 'a@b', null)).toMatchObject({ host: '::1', port: 2525, isTlsRequired: false })
  expect(readMail('smtp://mail', from, 'http://127.0.0.1:8080')).toMatchObject({
    port: 587,
    publicUrl: 'http://127.0.0.1:8080',
  })
})

test('what is half, wrong or open to others is refused by name, and never with the password', () => {
  expect(() => readMail('smtp://mail', null, null)).toThrow('MAIL_FROM is missing')
  expect(() => readMail(null, from, null)).toThrow('SMTP_URL is missing')
  for (const wrong of ['http://u:secret@mail', 'smtp://u:secret@', 'smtp://u:secret@mail?tls=0', 'smtp://u:%zz@mail'])
    expect(() => readMail(wrong, from, null)).toThrow(/^SMTP_URL (?!.*secret)/)
  for (const wrong of ['nobody', 'A <a@b> <c@d>', 'a@b\r\nBcc: c@d', 'A\n<a@b>'])
    expect(() => readMail('smtp://mail', wrong, null)).toThrow('MAIL_FROM is')
  for (const wrong of ['http://office.example.com', 'office', 'https://a@b.c', 'https://b.c/?x=1', 'ftp://b.c'])
    expect(() => readMail('smtp://mail', from, wrong)).toThrow('PUBLIC_URL is')
})
