import { commonPasswords } from './common-passwords.ts'

/** What people begin with when they must invent a password; digits and signs around it make it no better. */
const common = new Set(
  `
  aaaaaaaa abcabc abcdef abcdefg abcdefghi abcdefghij aa access account admin administrator adobe alexander alexis alpha amanda amber
  america american anderson andrea andrew angel angela angels animal anthony apple apples april arsenal arthur asdasd asdf asdfasdf
  asdfgh asdfghj asdfghjk asdfghjkl ashley asshole august austin awesome azerty babygirl badboy bailey banana bandit barbara barcelona
  barney baseball basketball batman beautiful beauty beaver bella benjamin bigdaddy bigdog biteme black blessed blessing blink blue
  bond bonnie booboo boomer boston brandon brandy brazil brian brooklyn brother bubba bubbles buddy bulldog buster butter butterfly
  butthead california calvin camaro cameron canada captain carlos caroline carter casper cassie catherine celtic chance changeit
  changeme charles charlie charlotte chelsea cherry chester chicago chicken chocolate chris christian christina christine christopher
  claudia coffee college compaq company computer cookie cookies cool cooper corvette cowboy cowboys creative cricket crystal cumulus
  daddy dakota dallas daniel daniela danielle database david death december default demo dennis denver derek desire detroit dexter
  diablo diamond digital dolphin dolphins donald donkey dragon dragons dreams eagle eagles eastern eclipse edward einstein electric
  elephant elizabeth eminem emmanuel empire england enter entropy eternity everton example extreme facebook faith falcon family fender
  ferrari fireball firebird fish fishing flower flowers football forever france frank franklin freddy freedom friday friend friends
  front fuckme fucking fuckoff fuckyou gandalf garden gateway gemini general genesis george germany gfhjkm giants gibson ginger giovanni
  godzilla golden golf golfer google gordon grandma green gregory guest guitar hannah happy hardcore harley harrison hawaii heather
  heaven hello hellokitty helpme hentai hockey holiday homer honda honey horny hotdog house houston hunter hunting iceman iloveme
  iloveu iloveyou india infinity inside internet inventory isabella ihateyou jackass jackie jackson jaguar jamaica james january jasmine jasper
  jennifer jeremy jessica jessie jesus jesuschrist johnny johnson jonathan jordan joseph joshua juice julian juliana juliet july junior justice
  justin karate katherine kathryn kawasaki kevin killer kimberly kingdom kitten kitty knight kristina laguna lakers lasvegas laura lauren
  lawrence legend leonardo letmein liberty lifehack lincoln linkedin little liverpool lizard login london looking louise love loveme lover
  lovely loveyou lucky madison maggie magic manager manchester marina marine mario marlboro martin martina marvin master matrix matthew
  maverick maxwell melissa member mercedes merlin metal metallica mexico michael michelle mickey microsoft midnight miller minecraft mine
  mistress money monica monday monkey monster montana morgan morning mother motorola mountain movie mozart muffin murphy music mustang
  mynoob mypassword myspace naruto nascar natalie natasha nathan naughty ncc nicholas nicole nintendo nirvana nissan nothing november
  october office oliver olivia online orange oxford pakistan pamela panda panther panthers paradise parker pass passpass passport passw
  password passwort patricia patrick peaches peanut pegasus penguin people pepper perfect peter phantom phoenix photoshop picture pineapple
  pirate platinum player playboy please pokemon police porsche portugal power precious prince princess private promise pumpkin purple
  pussy qazwsx qazwsxedc qwaszx qweasd qweasdzxc qweqwe qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop rabbit rachel raiders rainbow
  ranger rangers raymond realmadrid rebecca redsox remember richard robert rocket romance ronaldo rosebud rosemary runescape russia
  sabrina sakura samantha samson samsung samuel sandra saturday sasha savannah scarface school scooby scooter scorpion scotland scott
  sebastian secret secure security september sergey serenity server service shadow shannon shelby shopping sierra silver simpson simple
  skateboard skippy slayer slipknot smith smokey snickers snoopy snowball soccer softball soleil something sophie southern spain sparky
  special spencer spider spiderman spirit sports spring squirt stanley stargate startrek starwars station steelers stella stephanie stephen steven
  strawberry student stupid success suckme sugar summer sunday sunflower sunny sunset sunshine super superman superstar support surfer
  suzuki swordfish sydney system target taurus taylor teacher teens temp tennis teresa testing test tester theman thomas thunder thursday
  tiffany tigers tigger timothy tinkerbell titanic tomcat toyota travel travis trinity trouble trustno tuesday turtle tweety twitter
  undertaker united universe user vampire vanessa veronica victoria victory viking vincent violet virginia voyager warcraft warehouse
  warrior warriors website wednesday welcome westside whatever whitney william williams willow windows winner winston winter wizard wolf
  wolverine wonder xavier yamaha yankees yellow yesterday yourmom zachary zaqwsx zaqxsw zeppelin zxcasd zxcvb zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/),
)

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** More around a common word than this is a password of its own. Units: characters. */
const mostAround = 6

/** Whether a password, folded to small letters, is among those that are tried first everywhere. */
export function isGuessable(folded: string): boolean {
  if (commonPasswords.has(folded)) return true
  const inner = trimmed(folded)
  if ([...folded].length - [...inner].length > mostAround) return false
  return [inner, trimmed(asLetters(inner)), trimmed(asLetters(folded))].some((word) => common.has(word))
}

/** With signs read as the letters that they look like. */
function asLetters(text: string): string {
  return [...text].map((sign) => lookalikes[sign] ?? sign).join('')
}

/** Without the digits and signs at both ends. */
function trimmed(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}
