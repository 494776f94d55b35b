/** Passwords that are tried first by those who guess, six characters and longer, in lower case. */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 9876543210 111111 1111111 11111111 000000
  0000000 00000000 121212 123123 123321 112233 123654 654321 666666 222222 333333 444444 555555 777777 7777777
  88888888 888888 999999 131313 696969 159753 147258 147258369 789456 789456123 123123123 123456a 123456q 123abc
  1234qwer 12345a 12345q 12345qwert 123qwe 123qweasd 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwertyui qwert123 qwer1234 qazwsx qazwsxedc zxcvbn zxcvbnm asdfgh
  asdfghj asdfghjkl asdasd asd123 zaq12wsx zaq1zaq1 azerty abcdef abcdefg abcdefgh abc123 abcd1234 abc12345 a1b2c3
  a123456 aa123456 aaaaaa a12345678 password password1 password12 password123 password1234 passw0rd p@ssw0rd
  p@ssword pass123 pass1234 passpass passwort passord contrasena senha123 motdepasse admin1 admin123 admin1234
  administrator adminadmin root123 rootroot toor123 letmein letmein1 welcome welcome1 welcome123 changeme
  changeme123 default secret secret1 secret123 test123 test1234 testtest testing guest123 login123 master master1
  master123 iloveyou iloveyou1 iloveu iloveyou2 loveme lovely lovers love123 princess princess1 sunshine sunshine1
  flower flowers butterfly angel123 angels babygirl baby123 barbie beautiful chocolate cookie cookies daisy1
  diamond dolphin dragon dragon1 dragon123 elephant football football1 baseball baseball1 basketball soccer
  hockey1 monkey monkey1 monkey123 tigger tiger123 panther eagles cowboys steelers yankees lakers redsox liverpool
  chelsea arsenal barcelona juventus superman batman spiderman ironman pokemon pikachu naruto starwars matrix
  trustno1 whatever blink182 computer internet google facebook linkedin samsung iphone android windows
  microsoft freedom forever friends family summer summer1 winter spring autumn january february october november
  december monday friday sunday michael michael1 jordan jordan23 michelle jessica jennifer ashley ashley1 nicole
  daniel daniel1 andrew anthony joshua matthew charlie charlie1 thomas robert william jasmine hannah amanda
  samantha taylor brandon justin hunter hunter2 hunter1 harley ranger ginger pepper buster bailey maggie shadow
  shadow1 killer killer1 mustang corvette ferrari porsche mercedes money1 money123 dollar lottery lucky123
  lucky7 fuckyou fuckyou1 fuckme asshole bitch1 biteme pussy1 sexy123 hottie nothing nopassword access access14
  access123 hello1 hello123 hellohello q1w2e3r4t5 zxc123 qweqwe qweasd qweasdzxc qwe123 user123 username
  1g2w3e4r 3rjs1la7qe 18atcskd2w mynoob 10203040 102030 101010 010203 202020 5201314 1314520 woaini wasd1234
  standing standing1 standing123 california newyork texas1 florida1 america america1 jesus1 jesuschrist heaven
  blessed grace1 faith1 peanut banana orange purple yellow silver golden phoenix mercury saturn jupiter
  snoopy garfield mickey minnie disney tinker tinkerbell scooby scoobydoo rainbow unicorn midnight`.split(
    /\s+/,
  ),
);

/** The letters of a password without the figures and signs before and after them. */
export const lettersOf = (password: string): string => password.replaceAll(/^[^a-z]+|[^a-z]+$/g, "");

/** These passwords, and the words that are in them. */
export const COMMON_STEMS: ReadonlySet<string> = new Set([
  ...COMMON_PASSWORDS,
  ...[...COMMON_PASSWORDS].map(lettersOf),
]);
