// The certificate of a server that was given none: made once, kept in a folder of the user's, renewed before it ends.
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, linkSync, lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, networkInterfaces, userInfo } from 'node:os';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { bytesOfFile } from '../../../settings/read-regular-file.ts';
import { userFolder } from '../../../settings/user-folders.ts';
import { isOnlyOurs, makeFolder } from '../../private-files.ts';
import {
  isPrivateAddress,
  issueAuthority,
  issueServer,
  type Credentials,
  type HostName,
} from './issue-certificate.ts';

/** A certificate to listen with. */
export interface KeptCertificate {
  /** PEM: the server's, then its authority's. */
  readonly chain: string;
  /** PEM. */
  readonly key: string;
  /** PEM: who trusts it trusts the server. */
  readonly authority: string;
  /** Where that is kept; undefined: nowhere. */
  readonly authorityFile: string | undefined;
  /** Why nothing could be kept. */
  readonly problem?: string;
}

const DAY = 86_400_000;
/** They are made anew when they would end so soon: no certificate outlives its authority. */
const RENEW_BEFORE = { server: 30 * DAY, authority: 400 * DAY } as const;

const AUTHORITY_FILE = 'authority.pem';
const AUTHORITY_KEY_FILE = 'authority-key.pem';
const SERVER_FILE = 'server.pem';
/** How the first line of a kept file begins. */
const NAMES = 'Names: ';
/** How long one may be. */
const MOST_BYTES = 1_000_000;
/** Clients refuse certificates and authorities that are longer, or whose names they cannot all compare. */
const MOST_NAMES = 200;
const MOST_CHARACTERS_OF_NAMES = 16_000;

/** The folder of a user's certificates; undefined where the user has no folders. @param environment of the process */
export function certificateFolder(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { XDG_DATA_HOME, LOCALAPPDATA } = environment;
  const named = XDG_DATA_HOME ?? (process.platform === 'win32' ? LOCALAPPDATA : undefined);
  const data = userFolder(environment, named, '.local', 'share');
  return data === undefined ? undefined : join(data, 'mockwright', 'certificates');
}

/** The names of a certificate. */
export interface MachineNames {
  readonly names: readonly HostName[];
  /** How many there were no room for. */
  readonly leftOut: number;
}

/**
 * The names under which this machine is reached: `localhost`, its own, its addresses that stay, and others.
 * @param others such as those of the settings; patterns and what no certificate can name are left out
 */
export function namesOfThisMachine(others: readonly string[]): MachineNames {
  const addresses = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    // Those of IPv6 change from day to day.
    .filter(({ family }) => family === 'IPv4')
    .map(({ address }) => address);
  const all = ['localhost', hostname(), 'host.docker.internal', '127.0.0.1', '::1', ...others, ...addresses];
  const fitting = all
    .map((name) => name.toLowerCase())
    .filter((name) => isIP(name) !== 0 || /^[a-z\d_](?:[a-z\d_.-]{0,251}[a-z\d_])?$/.test(name));
  const names = withRoom(fitting);
  return { names, leftOut: new Set(fitting).size - names.length };
}

/** Each name once; the first of them where there are too many. */
function withRoom(names: readonly HostName[]): HostName[] {
  let characters = 0;
  return [...new Set(names)]
    .slice(0, MOST_NAMES)
    .filter((name) => (characters += name.length) <= MOST_CHARACTERS_OF_NAMES);
}

/**
 * Reads what is kept, as far as it is good for these names; makes and keeps what is missing. Where nothing can be kept, as
 * the folder may be somebody else's or cannot be written, it makes what holds until the end of the process.
 * @param folder absolute; undefined: there is none
 */
export function keptCertificate(
  folder: string | undefined,
  names: readonly HostName[],
  now: number,
): KeptCertificate {
  try {
    if (folder === undefined) throw new Error('the user has no home folder');
    makeOwnFolder(folder);
    return fromFolder(folder, names, now);
  } catch (error) {
    const authority = makeAuthority(names, now);
    const server = issueFor(authority, names, now);
    return { ...together(server, authority), authorityFile: undefined, problem: (error as Error).message };
  }
}

/** A certificate, its key, and the names it is for. */
interface Named extends Credentials {
  readonly names: readonly HostName[];
}

/** @throws {Error} where there cannot be one that is the user's alone */
function makeOwnFolder(folder: string): void {
  try {
    makeFolder(folder, 0o700);
  } catch (error) {
    // Reading may be all that is allowed.
    if (!existsSync(folder)) throw error;
  }
  if (!isOnlyOurs(lstatSync(folder), 'isDirectory'))
    throw new Error(`${folder} can be written by others; chmod 700 makes it yours`);
}

function fromFolder(folder: string, names: readonly HostName[], now: number): KeptCertificate {
  const [authorityFile, authorityKeyFile, serverFile] = [AUTHORITY_FILE, AUTHORITY_KEY_FILE, SERVER_FILE].map(
    (name) => join(folder, name),
  ) as [string, string, string];
  for (const file of [authorityFile, authorityKeyFile, serverFile])
    if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
      throw new Error(`${file} is a folder; remove it`);
  const authority = authorityFor(authorityKeyFile, names, now);
  const known = readNamed(serverFile);
  const isGood = known !== undefined && isIssuedBy(known, authority) && isFor(known, 'server', names, now);
  const server = isGood ? known : issueFor(authority, withRoom([...names, ...authority.names]), now);
  if (!isGood) replaceFile(serverFile, textOf(server));
  if (!existsSync(authorityFile) || textOfFile(authorityFile) !== authority.certificate)
    replaceFile(authorityFile, authority.certificate);
  return { ...together(server, authority), authorityFile };
}

/** The authority of a file, or one that takes its place, for the old names and the new ones. */
function authorityFor(file: string, names: readonly HostName[], now: number): Named {
  const known = readNamed(file);
  const listed = names.filter((name) => !isPrivateAddress(name));
  if (known !== undefined && isFor(known, 'authority', listed, now)) return known;
  const made = makeAuthority(withRoom([...listed, ...(known?.names ?? [])]), now);
  if (existsSync(file)) replaceFile(file, textOf(made));
  else if (!createFile(file, textOf(made))) {
    // Another process was faster.
    const other = readNamed(file);
    if (other !== undefined && isFor(other, 'authority', listed, now)) return other;
  }
  return made;
}

function isFor(
  { certificate, names: known }: Named,
  whose: keyof typeof RENEW_BEFORE,
  names: readonly HostName[],
  now: number,
): boolean {
  const isLasting = Date.parse(new X509Certificate(certificate).validTo) - now > RENEW_BEFORE[whose];
  return isLasting && names.every((name) => known.includes(name));
}

function isIssuedBy(server: Named, authority: Named): boolean {
  return new X509Certificate(server.certificate).verify(new X509Certificate(authority.certificate).publicKey);
}

function makeAuthority(names: readonly HostName[], now: number): Named {
  const title = `Mock servers of ${userName()} on ${hostname()}`;
  return { ...issueAuthority(title, names, now), names };
}

function issueFor(authority: Named, names: readonly HostName[], now: number): Named {
  const { subject, publicKey } = new X509Certificate(authority.certificate);
  const [, name = ''] = /^CN=(.*)$/m.exec(subject)!;
  return { ...issueServer({ name, key: authority.key, publicKey }, names, now), names };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'somebody';
  }
}

function together(server: Named, authority: Named): Pick<KeptCertificate, 'chain' | 'key' | 'authority'> {
  return {
    chain: server.certificate + authority.certificate,
    key: pemOf(server),
    authority: authority.certificate,
  };
}

function pemOf({ key }: Credentials): string {
  return key.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** As a file has it: readers of PEM take no notice of what stands outside. */
function textOf(named: Named): string {
  return `${NAMES}${named.names.join(' ')}\n${pemOf(named)}${named.certificate}`;
}

/** What a file has; undefined when it is not there, not whole, or not the user's alone. */
function readNamed(path: string): Named | undefined {
  try {
    if (!isOnlyOurs(lstatSync(path), 'isFile')) return undefined;
    const text = textOfFile(path);
    const [line = ''] = text.split('\n', 1);
    const at = text.indexOf('-----BEGIN CERTIFICATE-----');
    const key = createPrivateKey(text.slice(line.length, at));
    const certificate = text.slice(at);
    if (!line.startsWith(NAMES) || !new X509Certificate(certificate).checkPrivateKey(key)) return undefined;
    return { certificate, key, names: line.slice(NAMES.length).split(' ') };
  } catch {
    return undefined;
  }
}

/** @throws {Error} when it is none of those that are written here */
function textOfFile(path: string): string {
  return bytesOfFile(path, MOST_BYTES).toString('latin1');
}

/** Writes a file as a whole. @returns false when it is there already */
function createFile(path: string, text: string): boolean {
  const partial = writePartial(path, text);
  try {
    linkSync(partial, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    // Not every file system has links.
    renameSync(partial, path);
    return true;
  } finally {
    rmSync(partial, { force: true });
  }
}

function replaceFile(path: string, text: string): void {
  const partial = writePartial(path, text);
  try {
    renameSync(partial, path);
  } finally {
    rmSync(partial, { force: true });
  }
}

function writePartial(path: string, text: string): string {
  const partial = `${path}.${process.pid}`;
  rmSync(partial, { force: true });
  writeFileSync(partial, text, { mode: 0o600, flag: 'wx' });
  return partial;
}
