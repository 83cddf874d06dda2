// Word lists of our own, where the data source has none or other ones; by locale ('' is for all, `en` for all English).
import { lines, localeLists, words } from './locale-lists.ts';
import type { Lists } from './locale-lists.ts';

const extensions = ['', '', ' x###', ' x####', ' x#####'];
const americanNumbers = extensions.flatMap((extension) =>
  ['!##-!##-####', '(!##) !##-####', '1-!##-!##-####', '!##.!##.####'].map((number) => number + extension),
);

/** Paths are those of the data source. */
export const ownLists: Readonly<Record<string, Lists>> = {
  ...localeLists,
  '': {
    'location.county': words(
      'Avon Bedfordshire Berkshire Borders Buckinghamshire Cambridgeshire Cheshire Cornwall Cumbria Derbyshire Devon Dorset Essex Gwent Hampshire Kent Lancashire Norfolk Somerset Surrey',
    ),
    'vehicle.manufacturer': lines(
      'Audi, Bentley, BMW, Cadillac, Chevrolet, Dodge, Ferrari, Fiat, Ford, Honda, Hyundai, Jaguar, Jeep, Kia, Lamborghini, Land Rover, Maserati, Mazda, Mercedes Benz, Nissan, Polestar, Porsche, Rolls Royce, Tesla, Toyota, Volkswagen, Volvo',
    ),
    'vehicle.model': lines(
      'A4, Accord, Alpine, Aventador, Beetle, Camaro, Camry, Challenger, Charger, Civic, Colorado, Corvette, Cruze, CX-5, Element, Escalade, Expedition, Explorer, F-150, Fiesta, Focus, Golf, Grand Cherokee, Impala, Jetta, Malibu, Model 3, Model S, Model X, Mustang, PT Cruiser, Ranchero, Roadster, Sentra, Spyder, Taurus, Wrangler, XC90',
    ),
    'vehicle.type': lines(
      'Cargo Van, Convertible, Coupe, Crew Cab Pickup, Extended Cab Pickup, Hatchback, Minivan, Passenger Van, SUV, Sedan, Wagon',
    ),
    'vehicle.fuel': words('Diesel Electric Gasoline Hybrid'),
    'music.genre': lines(
      'Blues, Classical, Country, Electronic, Folk, Funk, Gospel, Indie Pop, Jazz, Latin, Metal, Opera, Pop, Punk Rock, Reggae, Rock, Soul, Soundtrack, Swing, World',
    ),
    'database.column': words(
      'id title name email phone token group category password comment avatar status createdAt updatedAt',
    ),
    'hacker.abbreviation': words(
      'TCP HTTP SDD RAM GB CSS SSL AGP SQL FTP PCI AI ADP RSS XML EXE COM HDD THX SMTP SMS USB PNG SAS IB SCSI JSON XSS JBOD',
    ),
    'finance.account_type': lines(
      'Checking, Savings, Money Market, Investment, Home Loan, Credit Card, Auto Loan, Personal Loan',
    ),
    'system.directory': lines(
      '/bin, /boot, /dev, /etc, /etc/defaults, /etc/mail, /etc/namedb, /etc/ppp, /home, /home/user, /home/user/dir, /lib, /Library, /lost+found, /media, /mnt, /Network, /opt, /opt/bin, /opt/lib, /opt/share, /private, /private/tmp, /private/var, /proc, /rescue, /root, /sbin, /selinux, /srv, /sys, /System, /tmp, /Users, /usr, /usr/X11R6, /usr/bin, /usr/include, /usr/lib, /usr/libexec, /usr/local/bin, /usr/local/src, /usr/sbin, /usr/share, /usr/src, /var, /var/log, /var/mail, /var/spool, /var/tmp, /var/yp',
    ),
  },
  en: {
    'commerce.department': words(
      'Books Movies Music Games Electronics Computers Home Garden Tools Grocery Health Beauty Toys Kids Baby Clothing Shoes Jewelery Sports Outdoors Automotive Industrial',
    ),
    'company.buzz_verb': words(
      'aggregate architect benchmark brand cultivate deliver deploy disintermediate drive embrace empower enable engineer enhance envision evolve expedite exploit extend facilitate generate grow harness implement incentivize incubate innovate integrate iterate leverage maximize mesh monetize morph optimize orchestrate productize recontextualize redefine reinvent repurpose revolutionize scale seize strategize streamline syndicate synergize synthesize target transform transition unleash utilize visualize whiteboard e-enable',
    ),
    'company.buzz_adjective': words(
      '24/7 24/365 B2B B2C back-end best-of-breed bleeding-edge bricks-and-clicks clicks-and-mortar collaborative compelling cross-media cross-platform customized cutting-edge distributed dot-com dynamic e-business efficient end-to-end enterprise extensible frictionless front-end global granular holistic impactful innovative integrated interactive intuitive killer leading-edge magnetic mission-critical next-generation one-to-one open-source out-of-the-box plug-and-play proactive real-time revolutionary rich robust scalable seamless sexy sticky strategic synergistic transparent turn-key ubiquitous user-centric value-added vertical viral virtual visionary web-enabled wireless world-class',
    ),
    'company.buzz_noun': lines(
      'ROI, action-items, applications, architectures, bandwidth, channels, communities, content, convergence, deliverables, e-business, e-commerce, e-markets, e-services, e-tailers, experiences, eyeballs, functionalities, infomediaries, infrastructures, initiatives, interfaces, markets, methodologies, metrics, mindshare, models, networks, niches, paradigms, partnerships, platforms, portals, relationships, schemas, solutions, supply-chains, synergies, systems, technologies, users, vortals, web services, web-readiness',
    ),
    'company.adjective': words(
      'Adaptive Advanced Ameliorated Assimilated Automated Balanced Business-focused Centralized Cloned Compatible Configurable Cross-group Cross-platform Customer-focused Customizable De-engineered Decentralized Devolved Digitized Distributed Diverse Down-sized Enhanced Enterprise-wide Ergonomic Exclusive Expanded Extended Focused Front-line Fully-configurable Function-based Fundamental Future-proofed Grass-roots Horizontal Implemented Innovative Integrated Intuitive Inverse Managed Mandatory Monitored Multi-channelled Multi-lateral Multi-layered Multi-tiered Networked Object-based Open-architected Open-source Operative Optimized Optional Organic Organized Persevering Persistent Phased Polarised Pre-emptive Proactive Profit-focused Profound Programmable Progressive Public-key Quality-focused Reactive Realigned Re-contextualized Re-engineered Reduced Reverse-engineered Right-sized Robust Seamless Secured Self-enabling Sharable Stand-alone Streamlined Switchable Synchronised Synergistic Synergized Team-oriented Total Triple-buffered Universal Up-sized Upgradable User-centric User-friendly Versatile Virtual Vision-oriented Visionary',
    ),
    'company.descriptor': words(
      '24/7 actuating analyzing asymmetric asynchronous attitude-oriented background bandwidth-monitored bi-directional bifurcated bottom-line clear-thinking client-driven client-server coherent cohesive composite content-based context-sensitive contextually-based dedicated demand-driven didactic directional discrete disintermediate dynamic eco-centric empowering encompassing even-keeled executive explicit exuding fault-tolerant foreground fresh-thinking full-range global grid-enabled heuristic high-level holistic homogeneous human-resource hybrid impactful incremental intangible interactive intermediate leading-edge local logistical maximized methodical mission-critical mobile modular motivating multimedia multi-state multi-tasking national needs-based neutral next-generation non-volatile object-oriented optimal optimizing radical real-time reciprocal regional responsive scalable secondary solution-oriented stable static systematic systemic system-worthy tangible tertiary transitional uniform upward-trending user-facing value-added web-enabled well-modulated zero-defect',
    ),
    'company.noun': lines(
      'ability, access, adapter, algorithm, alliance, analyzer, application, approach, architecture, archive, array, attitude, benchmark, budgetary management, capability, capacity, challenge, circuit, collaboration, complexity, concept, conglomeration, contingency, core, customer loyalty, database, data-warehouse, definition, emulation, encoding, encryption, extranet, firmware, flexibility, focus group, forecast, frame, framework, function, functionalities, groupware, hardware, help-desk, hierarchy, hub, implementation, info-mediaries, infrastructure, initiative, installation, instruction set, interface, internet solution, intranet, knowledge base, leverage, local area network, matrices, matrix, methodology, middleware, migration, model, moderator, monitoring, moratorium, neural-net, open architecture, open system, orchestration, paradigm, parallelism, policy, portal, pricing structure, process improvement, product, productivity, project, projection, protocol, secured line, service-desk, software, solution, standardization, strategy, structure, success, superstructure, support, synergy, system engine, task-force, throughput, time-frame, toolset, utilisation, website, workforce',
    ),
    'location.city_prefix': words('North East West South New Lake Port'),
  },
  en_US: { 'phone_number.format.human': americanNumbers },
  en_BORK: { 'phone_number.format.human': americanNumbers },
};
