import { expect, test } from 'vitest'
import { camtFile } from '../../../../../../tests/support/bank-files.ts'
import { StatementError } from './parsed-statement.ts'
import { readStatements } from './read-statements.ts'

const iban = 'GB29NWBK60161331926819'
const read = (text: string, name = 'a.txt') => readStatements(Buffer.from(text), name, 2)

test('CAMT.053: booked entries with sign, name and text; pending ones are left out', async () => {
  const entries = [
    { on: '2026-03-02', amount: '120.00', name: 'Ada &amp; Sons', text: 'Invoice INV-2026-00001' },
    { on: '2026-03-03', amount: '-4.50', text: 'Account fee' },
  ]
  const file = camtFile({ iban, opening: '100.00', closing: '215.50', day: '2026-03-03', entries })
  expect(await read(file)).toEqual([
    {
      statementNo: '41',
      iban,
      currency: 'GBP',
      openingMinor: 10_000,
      closingMinor: 21_550,
      closedOn: '2026-03-03',
      lines: [
        {
          bookedOn: '2026-03-02',
          amountMinor: 12_000,
          party: 'Ada & Sons',
          partyIban: null,
          reference: null,
          description: 'Invoice INV-2026-00001',
        },
        {
          bookedOn: '2026-03-03',
          amountMinor: -450,
          party: null,
          partyIban: null,
          reference: null,
          description: 'Account fee',
        },
      ],
    },
  ])
})

test('MT940: two statements, reversals, entry dates at the turn of the year, and German subfields', async () => {
  const file = [
    ':20:STMT1',
    `:25:${iban}`,
    ':28C:12/1',
    ':60F:C260101GBP100,00',
    ':61:2512311231CR50,25NTRFREF-1//B1',
    ':86:166?00CREDIT?20Invoice INV-2?216-1?31DE02120300000000202051?32Ada?33 Buyer',
    ':61:2601010102D10,NCHGNONREF',
    ':86:Account',
    ' fee',
    ':61:2601020102RC5,00NRTI',
    ':62F:C260102GBP135,25',
    '-',
    ':20:STMT2',
    ':60F:D260102GBP1,00',
    ':61:260103C1,00NTRF',
    ':62F:C260103GBP0,',
    '-',
  ].join('\r\n')
  const [first, second] = await read(file)
  expect(first).toMatchObject({
    statementNo: '12/1',
    iban,
    currency: 'GBP',
    openingMinor: 10_000,
    closingMinor: 13_525,
  })
  expect(first?.lines).toMatchObject([
    {
      bookedOn: '2025-12-31',
      amountMinor: 5025,
      party: 'Ada Buyer',
      partyIban: 'DE02120300000000202051',
      reference: 'REF-1',
      description: 'Invoice INV-26-1',
    },
    { bookedOn: '2026-01-02', amountMinor: -1000, reference: null, description: 'Account fee' },
    { bookedOn: '2026-01-02', amountMinor: -500 },
  ])
  expect(second).toMatchObject({ openingMinor: -100, closingMinor: 0, lines: [{ amountMinor: 100 }] })
})

test.each([
  ['Date,Description,Amount\n02/03/2026,"Ada, invoice","1,234.50"\n3 Mar 2026,Fee,(4.50)\n', [123_450, -450]],
  ['Account 1\n\nBooking date;Text;Paid out;Paid in\n2026-03-02;Ada;;1.234,50\n02.03.26;Fee;4,5;\n', [123_450, -450]],
])('rows of a CSV file, whatever their form of numbers and days', async (file, amounts) => {
  const [statement] = await read(file, 'export.csv')
  expect(statement?.lines.map(({ amountMinor }) => amountMinor)).toEqual(amounts)
  expect(statement?.lines[0]).toMatchObject({ bookedOn: '2026-03-02', description: expect.stringMatching(/^Ada/) })
})

test.each([
  ['text that is no statement', 'Hello\nworld\n'],
  ['XML that is no statement', '<Document><Other/></Document>'],
  ['broken XML', '<Document><BkToCstmrStmt>'],
  [
    'an entity of its own',
    '<!DOCTYPE d [<!ENTITY e "x">]><Document><BkToCstmrStmt><Stmt>&e;</Stmt></BkToCstmrStmt></Document>',
  ],
  ['XML nested without end', '<a>'.repeat(100_000)],
  [
    'a file of more statements than a bank writes',
    `<D><BkToCstmrStmt>${'<Stmt><Id>1</Id></Stmt>'.repeat(400)}</BkToCstmrStmt></D>`,
  ],
  ['a day that is none', 'Date,Amount\n31/02/2026,1.00\n'],
  ['an amount with three decimals', 'Date,Amount\n01/02/2026,1.005\n'],
  ['a broken entry', ':20:A\n:60F:C260101GBP1,00\n:61:nonsense\n'],
])('%s is refused', async (_, file) => {
  await expect(read(file, 'a.csv')).rejects.toThrow(StatementError)
})
